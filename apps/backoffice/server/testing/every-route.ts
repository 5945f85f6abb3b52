import { randomUUID } from "node:crypto";
import { articleFeedbackPath } from "@crm/contract/extensions/article-feedback";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { apiPath } from "../http/app-env.ts";
import { demoFields, fillForm } from "./lead-bodies.ts";
import { leadForms } from "./send-lead.ts";
import { jsonPost } from "./test-backoffice.ts";
import type { TestDesk } from "./test-desk.ts";

export interface SampleRequest {
  path: string;
  init: RequestInit;
}

/** A valid request for every route that needs the database, from its usual caller. */
export async function everyRoute(desk: TestDesk): Promise<SampleRequest[]> {
  const { settings, now } = desk.services;
  const signed = {
    [siteAssertionHeader]: signSiteAssertion(settings.publishSecret, {}, now()),
  };
  const session = { Cookie: desk.cookies.admin };
  const read = (path: string, headers: Record<string, string> = {}) => ({
    path,
    init: { headers },
  });
  const act = (method: string, path: string, body: unknown = {}) => ({
    path: `/api/desk${path}`,
    init: { ...jsonPost(body, session), method },
  });
  const forms = leadForms.map(async (form) => {
    const { path, headers, body } = await fillForm(desk, form);
    return { path, init: jsonPost(body, headers) };
  });
  const { whatsApp: phone, ...others } = demoFields;
  const credentials = { email: "admin@desk.example", password: desk.passwords.admin };
  return [
    ...(await Promise.all(forms)),
    {
      path: `${apiPath}/lead/bookDemo_sendMail`,
      init: jsonPost({ ...others, phone }, { apiKey: settings.apiKey }),
    },
    { path: `${apiPath}/lead/capture?company_id=c1`, init: jsonPost({}, { apiKey: "key" }) },
    ...[
      "/api/article/websit/category/helpcentrearticles",
      "/api/article/websit/category/helpcentrearticles/templates",
      "/api/article/websit/HelpCentreArticles/a1",
      "/api/article/websit/HelpCentreArticles/slug/a1",
      "/api/article/websit/LatestUpdate",
      "/api/article/websit/LatestUpdate/a1",
      "/api/article/websit/category/latestupdate",
      "/api/article/websit/category/latestupdate/news",
      `${apiPath}/moved?path=${encodeURIComponent("/blog/old")}`,
    ].map((path) => read(path)),
    read(`${apiPath}/search/articles?q=templates`, signed),
    // This cursor is unknown, so the request does not wait.
    read(`${apiPath}/content-changes?after=${randomUUID()}`, signed),
    { path: `${apiPath}/search/misses`, init: jsonPost({ term: "invoices" }, signed) },
    {
      path: apiPath + articleFeedbackPath,
      init: jsonPost({ section: "help", slug: "a1", helpful: true }, signed),
    },
    { path: "/api/desk/sign-in", init: jsonPost(credentials) },
    ...["/session", "/today", "/leads", "/leads/file", "/leads/l1", "/outbox", "/outbox/m1/body"]
      .concat(
        "/capturedLeads?companyId=c1",
        "/capturedLeads/l1",
        "/contacts/c1",
        "/articles",
        "/categories",
        "/feedback",
        "/feedback/a1",
        "/searches",
        "/reports",
      )
      .map((path) => read(`/api/desk${path}`, session)),
    act("POST", "/leads/l1/release"),
    act("POST", "/outbox/m1/send"),
    act("POST", "/searches/invoices/clear"),
    act("POST", "/articles/a1/publish", { revision: 1 }),
    act("POST", "/categories", { section: "help", name: "New" }),
    act("DELETE", "/leads/l1"),
    act("DELETE", "/capturedLeads/l1"),
    act("POST", "/password", { currentPassword: "x", newPassword: "a new long password" }),
    act("POST", "/sign-out"),
    { path: "/readyz", init: {} },
  ];
}
