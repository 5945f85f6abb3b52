import { expect, it } from "vitest";
import { describeApi } from "./open-api.ts";

interface Operation {
  operationId: string;
  parameters: { in: string; name: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
}

const hosts = { api: "https://desk.example/api", admin: "https://desk.example" };
const { paths } = describeApi(hosts) as {
  paths: Record<string, Record<string, Operation> & { servers: { url: string }[] }>;
};

const articles = "/api/article/websit";
it.each([
  ["addLead", "post", "/lead/add/{campaignId}"],
  ["sendDemoMail", "post", "/lead/bookDemo_sendMail"],
  ["addEnterprise", "post", "/payment/addEnterPrise"],
  ["contactUs", "post", "/contactUs"],
  ["listHelpCategories", "get", `${articles}/category/helpcentrearticles`],
  ["getHelpCategory", "get", `${articles}/category/helpcentrearticles/{slug}`],
  ["getHelpArticle", "get", `${articles}/HelpCentreArticles/{id}`],
  ["getHelpArticleBySlug", "get", `${articles}/HelpCentreArticles/slug/{articleSlug}`],
  ["listBlogArticles", "get", `${articles}/LatestUpdate`],
  ["getBlogArticle", "get", `${articles}/LatestUpdate/{id}`],
  ["listBlogCategories", "get", `${articles}/category/latestupdate`],
  ["getBlogCategory", "get", `${articles}/category/latestupdate/{slug}`],
  ["captureLead", "post", "/lead/capture"],
])("names %s as %s %s, at the host that answers it", (operationId, method, path) => {
  expect(paths[path]?.[method]).toMatchObject({ operationId });
  const host = path.startsWith("/api/article/") ? hosts.admin : hosts.api;
  expect(paths[path]?.servers).toEqual([{ url: host }]);
});

it("describes the fields and headers of a demo booking", () => {
  const { parameters, requestBody } = paths["/lead/add/{campaignId}"]?.post ?? {};
  expect(parameters?.map(({ in: place, name, required }) => [place, name, required])).toEqual([
    ["path", "campaignId", true],
    ["header", "apiKey", true],
    ["header", "Idempotency-Key", false],
  ]);
  const schema = requestBody?.content["application/json"]?.schema;
  expect(schema?.required).toEqual([
    "email",
    "fullName",
    "whatsApp",
    "companyName",
    "companyEmployees",
    "recaptchaToken",
  ]);
  expect(schema?.properties).toMatchObject({
    email: { type: "string", format: "email", maxLength: 254 },
    fullName: { type: "string", maxLength: 120 },
  });
});

it.each([
  ["category/helpcentrearticles", ["start", "limit", "q", "each", "titles"]],
  ["category/helpcentrearticles/{slug}", ["start", "limit", "without", "at"]],
  ["LatestUpdate", ["start", "limit", "sort", "q", "slug"]],
  ["category/latestupdate/{slug}", ["start", "limit", "sort", "q", "slug"]],
])("describes the optional parameters for a part of %s", (path, names) => {
  const { parameters = [] } = paths[`${articles}/${path}`]?.get ?? {};
  const query = parameters.filter((parameter) => parameter.in === "query");
  expect(query.map(({ name, required }) => [name, required])).toEqual(
    names.map((name) => [name, false]),
  );
});

it("describes the question which articles are published", () => {
  expect(paths["/published-articles"]?.post).toMatchObject({ operationId: "findPublished" });
});
