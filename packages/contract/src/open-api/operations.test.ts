import { brand } from "@crm/brand";
import { expect, it } from "vitest";
import { describeApi } from "./open-api.ts";
import { operations } from "./operations.ts";

/** Number, id, group and words of each request; then where it is sent, with which headers and parameters. */
const expected = `
1 | addLead | Leads | Stores a demo booking as a lead of a campaign
  POST {api}/lead/add/:campaignId | apiKey Idempotency-Key | body
2 | sendDemoMail | Leads | Sends the booking's mail, after call 1
  POST {api}/lead/bookDemo_sendMail | apiKey | body
3 | addEnterprise | Leads | Stores an enterprise inquiry
  POST {api}/payment/addEnterPrise | Idempotency-Key | body
4 | contactUs | Leads | Stores a contact message
  POST {api}/contactUs | Idempotency-Key | body
5 | listHelpCategories | Help centre | Lists all help categories with their article lists
  GET {admin}/api/article/websit/category/helpcentrearticles | ngrok-skip-browser-warning
6 | getHelpCategory | Help centre | Returns one help category with its article lists
  GET {admin}/api/article/websit/category/helpcentrearticles/:slug | ngrok-skip-browser-warning
7 | getHelpArticle | Help centre | Returns a help article by its id
  GET {admin}/api/article/websit/HelpCentreArticles/:id | ngrok-skip-browser-warning
8 | getHelpArticleBySlug | Help centre | Returns a help article by the slug of its URL
  GET {admin}/api/article/websit/HelpCentreArticles/slug/:articleSlug | ngrok-skip-browser-warning
9 | listBlogArticles | Blog | Lists all blog posts without their bodies
  GET {admin}/api/article/websit/LatestUpdate
10 | getBlogArticle | Blog | Returns a blog post by its id
  GET {admin}/api/article/websit/LatestUpdate/:id
11 | listBlogCategories | Blog | Lists all blog categories
  GET {admin}/api/article/websit/category/latestupdate
12 | getBlogCategory | Blog | Returns the posts of one blog category
  GET {admin}/api/article/websit/category/latestupdate/:slug
captureLead | Lead API | Stores a lead that a customer's own website sends
  POST {api}/lead/capture | apiKey Idempotency-Key | company_id | body
listCapabilities | Extensions | Lists what the host offers in addition to the twelve calls
  GET {api}/capabilities
searchArticles | Extensions | Searches inside published articles
  GET {api}/search/articles | X-Site-Assertion | q
findPublished | Extensions | Tells which of some articles are published
  POST {api}/published-articles | X-Site-Assertion | body
countSearchMiss | Extensions | Counts a search that had no results
  POST {api}/search/misses | X-Site-Assertion | body
giveFeedback | Extensions | Stores a reader's feedback on an article
  POST {api}/article-feedback | X-Site-Assertion | body
findRedirect | Extensions | Returns the new path of a page whose address has changed
  GET {api}/moved | path
followChanges | Extensions | Waits for content changes and returns the pages that they concern
  GET {api}/content-changes | X-Site-Assertion | after
checkSite | Extensions | Compares the site's settings with the host's
  POST {api}/site-check | X-Site-Assertion | body
`;

it("lists every request with its words and what it is sent with", () => {
  const join = (...parts: unknown[]) => parts.filter(Boolean).join(" | ");
  const listed = operations.map(
    ({ number, id, group, summary, host, method, path, headers, query, request }) => {
      const sent = join(headers.join(" "), query.join(" "), request && "body");
      return `${join(number, id, group, summary)}\n  ${join(`${method} {${host}}${path}`, sent)}`;
    },
  );
  expect(`\n${listed.join("\n")}\n`).toBe(expected);
});

interface Described {
  responses: Record<string, { description: string; content: object }>;
}

const hosts = { api: "https://desk.example/api", admin: "https://desk.example" };
const { paths, ...head } = describeApi(hosts) as {
  paths: Record<string, { get: Described; post: Described } | undefined>;
};

it("the description begins with its version, its subject, the host and the groups", () => {
  expect(head).toEqual({
    openapi: "3.1.0",
    info: {
      title: `${brand.product.name}: calls of the website`,
      version: "1.0.0",
      description:
        "The requests that the website sends to its hosts, and the lead API for customers' websites.",
    },
    servers: [{ url: "https://desk.example/api" }],
    tags: ["Leads", "Help centre", "Blog", "Lead API", "Extensions"].map((name) => ({ name })),
  });
});

const text = { type: "string" };

it("describes a call with its number, its parameters, what they are for, and both answers", () => {
  const path = "/api/article/websit/category/helpcentrearticles/{slug}";
  const { responses = {}, ...listed } = paths[path]?.get ?? {};
  const part = (name: string) => ({
    ...{ in: "query", name, required: false, schema: text },
    description:
      "For a part of the list, on a host that lists the capability article-parts. Others ignore it.",
  });
  expect(listed).toEqual({
    operationId: "getHelpCategory",
    tags: ["Help centre"],
    summary: "Returns one help category with its article lists (call 6)",
    parameters: [
      { in: "path", name: "slug", required: true, schema: text },
      ...["start", "limit", "without", "at"].map(part),
      {
        ...{ in: "header", name: "ngrok-skip-browser-warning", required: false, schema: text },
        description: "Skips the warning page of a tunnel host",
      },
    ],
  });
  expect(Object.keys(responses)).toEqual(["200", "default"]);
  expect(responses["200"]?.description).toBe("The answer");
  expect(responses.default).toMatchObject({
    description: "An error, with a sentence that says what is wrong",
    content: { "application/json": { schema: { properties: { status: expect.anything() } } } },
  });
});

it("describes the lead API and a signed request, whose parameters and headers are required", () => {
  expect(paths["/lead/capture"]?.post).toMatchObject({
    summary: "Stores a lead that a customer's own website sends",
    parameters: [
      { in: "query", name: "company_id", required: true },
      { in: "header", name: "apiKey", required: true, description: "The caller's key" },
      {
        ...{ in: "header", name: "Idempotency-Key", required: false },
        description: "A request that is sent again with the same key gets the first answer again",
      },
    ],
    requestBody: { required: true },
  });
  expect(paths["/content-changes"]?.get).toMatchObject({
    parameters: [
      { in: "query", name: "after", required: true },
      {
        ...{ in: "header", name: "X-Site-Assertion", required: true },
        description: "Signed by the site with PUBLISH_SECRET; contains the visitor's address",
      },
    ],
  });
});
