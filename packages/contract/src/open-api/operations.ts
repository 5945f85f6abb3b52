import type { z } from "zod";
import { allCalls } from "../calls/all-calls.ts";
import { statusAnswer } from "../calls/answer.ts";
import type { Call, Host } from "../calls/call.ts";
import { articleFeedback, articleFeedbackPath } from "../extensions/article-feedback.ts";
import { helpCategoryPart, helpPart, postsPart } from "../extensions/article-parts.ts";
import {
  articleSearchAnswer,
  articleSearchParameter,
  articleSearchPath,
} from "../extensions/article-search.ts";
import { capabilities, capabilitiesPath } from "../extensions/capabilities.ts";
import {
  contentChanges,
  contentChangesPath,
  cursorParameter,
} from "../extensions/content-changes.ts";
import { redirectAnswer, redirectsPath } from "../extensions/old-addresses.ts";
import {
  publishedAnswer,
  publishedArticlesPath,
  publishedQuestion,
} from "../extensions/published-articles.ts";
import { searchMiss, searchMissesPath } from "../extensions/search-misses.ts";
import { siteAssertionHeader } from "../extensions/site-assertion.ts";
import { siteCheck, siteCheckAnswer, siteCheckPath } from "../extensions/site-check.ts";
import { leadCapture, leadCaptureFields } from "../lead-capture.ts";

/** The groups in which the operations are listed. */
export const operationGroups = ["Leads", "Help centre", "Blog", "Lead API", "Extensions"] as const;
export type OperationGroup = (typeof operationGroups)[number];

/** One request that a host answers, as the API description needs it. */
export interface Operation {
  /** The number of the call; extensions and the lead API have none. */
  number?: number;
  id: string;
  group: OperationGroup;
  summary: string;
  host: Host;
  method: "GET" | "POST";
  /** Path below the host, with `:name` for each parameter. */
  path: string;
  headers: readonly string[];
  /** Names of required query parameters. */
  query: readonly string[];
  /** Names of the query parameters for a part of the list, on hosts with the extension `article-parts`. */
  partQuery?: readonly string[];
  /** Undefined for requests without a body. */
  request: z.ZodType | undefined;
  response: z.ZodType;
}

/** What each of the twelve calls is for, by its number. */
const callTexts: Record<number, [id: string, group: OperationGroup, summary: string]> = {
  1: ["addLead", "Leads", "Stores a demo booking as a lead of a campaign"],
  2: ["sendDemoMail", "Leads", "Sends the booking's mail, after call 1"],
  3: ["addEnterprise", "Leads", "Stores an enterprise inquiry"],
  4: ["contactUs", "Leads", "Stores a contact message"],
  5: ["listHelpCategories", "Help centre", "Lists all help categories with their article lists"],
  6: ["getHelpCategory", "Help centre", "Returns one help category with its article lists"],
  7: ["getHelpArticle", "Help centre", "Returns a help article by its id"],
  8: ["getHelpArticleBySlug", "Help centre", "Returns a help article by the slug of its URL"],
  9: ["listBlogArticles", "Blog", "Lists all blog posts without their bodies"],
  10: ["getBlogArticle", "Blog", "Returns a blog post by its id"],
  11: ["listBlogCategories", "Blog", "Lists all blog categories"],
  12: ["getBlogCategory", "Blog", "Returns the posts of one blog category"],
};

/** The parameters of the calls whose lists are also answered in parts, by the call's number. */
const parts: Record<number, z.ZodObject> = {
  5: helpPart,
  6: helpCategoryPart,
  9: postsPart,
  12: postsPart,
};

function describeCall(call: Call): Operation {
  const [id, group, summary] = callTexts[call.number] ?? [];
  if (!id || !group || !summary) throw new Error(`Call ${call.number} has no description`);
  const { number, host, method, path, headers, response } = call;
  const request = method === "POST" ? call.request : undefined;
  const part = parts[number];
  return {
    ...{ number, id, group, summary, host, method, path, headers, query: [], request, response },
    ...(part && { partQuery: Object.keys(part.shape) }),
  };
}

const signed = [siteAssertionHeader];

/** Every request that the site or a customer's website sends to a host. */
export const operations: readonly Operation[] = [
  ...allCalls.map(describeCall),
  {
    id: "captureLead",
    group: "Lead API",
    summary: "Stores a lead that a customer's own website sends",
    host: "api",
    method: leadCapture.method,
    path: leadCapture.path,
    headers: leadCapture.headers,
    query: [leadCapture.companyParameter],
    request: leadCaptureFields.loose(),
    response: statusAnswer,
  },
  {
    id: "listCapabilities",
    group: "Extensions",
    summary: "Lists what the host offers in addition to the twelve calls",
    host: "api",
    method: "GET",
    path: capabilitiesPath,
    headers: [],
    query: [],
    request: undefined,
    response: capabilities,
  },
  {
    id: "searchArticles",
    group: "Extensions",
    summary: "Searches inside published articles",
    host: "api",
    method: "GET",
    path: articleSearchPath,
    headers: signed,
    query: [articleSearchParameter],
    request: undefined,
    response: articleSearchAnswer,
  },
  {
    id: "findPublished",
    group: "Extensions",
    summary: "Tells which of some articles are published",
    host: "api",
    method: "POST",
    path: publishedArticlesPath,
    headers: signed,
    query: [],
    request: publishedQuestion,
    response: publishedAnswer,
  },
  {
    id: "countSearchMiss",
    group: "Extensions",
    summary: "Counts a search that had no results",
    host: "api",
    method: "POST",
    path: searchMissesPath,
    headers: signed,
    query: [],
    request: searchMiss,
    response: statusAnswer,
  },
  {
    id: "giveFeedback",
    group: "Extensions",
    summary: "Stores a reader's feedback on an article",
    host: "api",
    method: "POST",
    path: articleFeedbackPath,
    headers: signed,
    query: [],
    request: articleFeedback,
    response: statusAnswer,
  },
  {
    id: "findRedirect",
    group: "Extensions",
    summary: "Returns the new path of a page whose address has changed",
    host: "api",
    method: "GET",
    path: redirectsPath,
    headers: [],
    query: ["path"],
    request: undefined,
    response: redirectAnswer,
  },
  {
    id: "followChanges",
    group: "Extensions",
    summary: "Waits for content changes and returns the pages that they concern",
    host: "api",
    method: "GET",
    path: contentChangesPath,
    headers: signed,
    query: [cursorParameter],
    request: undefined,
    response: contentChanges,
  },
  {
    id: "checkSite",
    group: "Extensions",
    summary: "Compares the site's settings with the host's",
    host: "api",
    method: "POST",
    path: siteCheckPath,
    headers: signed,
    query: [],
    request: siteCheck,
    response: siteCheckAnswer,
  },
];
