import { describe, expect, it } from "vitest";
import { addEnterprise } from "./add-enterprise.ts";
import { addLead } from "./add-lead.ts";
import { mergeArticleLists } from "./article.ts";
import { callPath } from "./call.ts";
import { contactUs } from "./contact-us.ts";
import { getBlogArticle } from "./get-blog-article.ts";
import { getBlogCategory } from "./get-blog-category.ts";
import { getHelpArticle } from "./get-help-article.ts";
import { getHelpArticleBySlug } from "./get-help-article-by-slug.ts";
import { getHelpCategory } from "./get-help-category.ts";
import { listBlogArticles } from "./list-blog-articles.ts";
import { listBlogCategories } from "./list-blog-categories.ts";
import { listHelpCategories } from "./list-help-categories.ts";
import { sendDemoMail } from "./send-demo-mail.ts";

const summary = { title: "Move a lead", slug: "move-a-lead" };
const tunnel = "ngrok-skip-browser-warning";
const articles = "/api/article/websit";

/** Each call as other hosts know it, with an answer that is accepted and some that are not. */
const calls = [
  {
    call: addLead,
    is: [1, "api", "POST", "/lead/add/:campaignId", ["apiKey", "Idempotency-Key"]],
    answer: { status: true },
    wrong: [{}, { status: "true" }, { status: false, message: 1 }, { status: false, field: 1 }],
  },
  {
    call: sendDemoMail,
    is: [2, "api", "POST", "/lead/bookDemo_sendMail", ["apiKey"]],
    answer: { status: false, message: "No lead", field: "email" },
    wrong: [{}],
  },
  {
    call: addEnterprise,
    is: [3, "api", "POST", "/payment/addEnterPrise", ["Idempotency-Key"]],
    answer: { status: true },
    wrong: [{}],
  },
  {
    call: contactUs,
    is: [4, "api", "POST", "/contactUs", ["Idempotency-Key"]],
    answer: { data: { status: true } },
    wrong: [{ status: true }, { data: {} }],
  },
  {
    call: listHelpCategories,
    is: [5, "admin", "GET", `${articles}/category/helpcentrearticles`, [tunnel]],
    answer: {
      success: true,
      categories: [{ name: "Pipelines", slug: "pipelines", FastArticles: [summary, null] }],
    },
    wrong: [{}, { success: true, categories: [{ name: "Pipelines" }] }],
  },
  {
    call: getHelpCategory,
    is: [6, "admin", "GET", `${articles}/category/helpcentrearticles/:slug`, [tunnel]],
    answer: { success: true, category: { name: "Pipelines", slug: "pipelines" } },
    wrong: [{ success: 1 }, { category: { slug: "pipelines" } }],
  },
  {
    call: getHelpArticle,
    is: [7, "admin", "GET", `${articles}/HelpCentreArticles/:id`, [tunnel]],
    answer: { success: true, article: { ...summary, content: "<p>One</p>" } },
    wrong: [{ success: 1 }, { article: { slug: "a" } }, { article: { ...summary, content: 1 } }],
  },
  {
    call: getHelpArticleBySlug,
    is: [8, "admin", "GET", `${articles}/HelpCentreArticles/slug/:articleSlug`, [tunnel]],
    answer: { success: true, article: { ...summary, category: { name: "Pipelines" } } },
    wrong: [{ success: 1 }, { article: { ...summary, category: {} } }],
  },
  {
    call: listBlogArticles,
    is: [9, "admin", "GET", `${articles}/LatestUpdate`, []],
    answer: { success: true, articles: [summary] },
    wrong: [{}, { success: true, articles: [{ slug: "no-title" }] }],
  },
  {
    call: getBlogArticle,
    is: [10, "admin", "GET", `${articles}/LatestUpdate/:id`, []],
    answer: { article: null },
    wrong: [{ success: 1 }, { article: { slug: "no-title" } }],
  },
  {
    call: listBlogCategories,
    is: [11, "admin", "GET", `${articles}/category/latestupdate`, []],
    answer: { success: true, categories: [{ name: "Sales", slug: "sales", count: 3 }] },
    wrong: [{}, { success: true, categories: [{ name: "Sales", slug: "sales", count: "3" }] }],
  },
  {
    call: getBlogCategory,
    is: [12, "admin", "GET", `${articles}/category/latestupdate/:slug`, []],
    answer: { data: { articles: [summary], category: { name: "Sales" } } },
    wrong: [{}, { data: { articles: [{}] } }, { data: { category: {} } }],
  },
];

describe.each(calls)("call $is.0", ({ call, is, answer, wrong }) => {
  it("has the address and the headers of the specification", () => {
    expect([call.number, call.host, call.method, call.path, call.headers]).toEqual(is);
  });

  it("accepts its answer, also with unknown fields, and no answer of another shape", () => {
    const known = { ...answer, served: "elsewhere" };
    expect(call.response.parse(known)).toEqual(known);
    for (const other of wrong) {
      const { success } = call.response.safeParse(other);
      expect(success, JSON.stringify(other)).toBe(false);
    }
  });
});

it("names the parameter that a path lacks", () => {
  expect(() => callPath(addLead)).toThrow(
    "Parameter campaignId of /lead/add/:campaignId is missing",
  );
  expect(callPath(addLead, { campaignId: "c 1" })).toBe("/lead/add/c%201");
});

it("merges the four lists of a category in their order, without the empty entries", () => {
  const named = (slug: string) => ({ title: slug, slug });
  expect(
    mergeArticleLists({
      ForthArticles: [named("d")],
      ThirdArticles: null,
      SecondArticles: [null, named("b")],
      FastArticles: [named("a"), null],
    }).map(({ slug }) => slug),
  ).toEqual(["a", "b", "d"]);
  expect(mergeArticleLists({})).toEqual([]);
});
