import { randomUUID } from "node:crypto";
import { articleFeedbackPath } from "@crm/contract/extensions/article-feedback";
import { signPreview } from "@crm/contract/extensions/article-previews";
import {
  privacyRequestKinds,
  privacyRequestsPath,
} from "@crm/contract/extensions/privacy-requests";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { apiPath } from "../http/app-env.ts";
import { createCaptchaToken } from "./create-captcha-token.ts";
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
  const recaptchaToken = await createCaptchaToken({ secret: settings.captcha.altchaSecret });
  const { whatsApp: phone, ...others } = demoFields;
  const changedAt = "2026-11-21T04:30:00.000Z";
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
    read(
      `${apiPath}/article-previews?token=${signPreview(settings.publishSecret, { article: "a1", until: now() + 1_000 })}`,
      signed,
    ),
    // This cursor is unknown, so the request does not wait.
    read(`${apiPath}/content-changes?after=${randomUUID()}`, signed),
    { path: `${apiPath}/search/misses`, init: jsonPost({ term: "invoices" }, signed) },
    {
      path: apiPath + articleFeedbackPath,
      init: jsonPost({ section: "help", slug: "a1", helpful: true }, signed),
    },
    {
      path: apiPath + privacyRequestsPath,
      init: jsonPost(
        { email: "a@b.example", kind: privacyRequestKinds.access, recaptchaToken },
        signed,
      ),
    },
    read("/your-data/confirm?token=t"),
    { path: "/api/desk/sign-in", init: jsonPost(credentials) },
    { path: "/api/desk/lost-password", init: jsonPost({ email: credentials.email }) },
    { path: "/api/desk/link", init: jsonPost({ token: "unknown" }) },
    ...deskPages.map((path) => read(`/api/desk${path}`, session)),
    act("PATCH", "/leads/l1", { changedAt, status: "contacted" }),
    act("POST", "/leads/l1/activities", { changedAt, kind: "note", note: "Call later" }),
    act("POST", "/leads/bulk", { leads: [{ id: "l1", changedAt }], status: "spam" }),
    act("PUT", "/leads/by-turn", { isByTurn: false }),
    act("POST", "/leads/l1/release"),
    act("POST", "/outbox/m1/send"),
    act("POST", "/webhooks/w1/rotate"),
    act("POST", "/searches/invoices/clear"),
    act("POST", "/articles/a1/publish", { revision: 1 }),
    act("POST", "/articles/a1/trash", { redirectTo: null }),
    act("POST", "/articles/publish-check"),
    act("POST", "/feedback/a1/done"),
    act("POST", "/categories", { section: "help", name: "New" }),
    act("PUT", "/pictures/p1", { alt: "A board" }),
    act("POST", "/pictures/p1/replace"),
    act("DELETE", "/pictures/p1"),
    act("DELETE", "/leads/l1"),
    act("DELETE", "/capturedLeads/l1"),
    act("POST", "/companies", { name: "Shop" }),
    act("POST", "/companies/c1/keys", { label: "Website" }),
    act("PUT", "/companies/c1/workflows/w1", { active: true }),
    act("POST", "/password", { currentPassword: "x", newPassword: "a new long password" }),
    act("POST", "/sign-out"),
    { path: "/readyz", init: {} },
  ];
}

/** What the desk's pages read. */
const deskPages = [
  "/session",
  "/today",
  "/leads",
  "/leads/counts",
  "/leads/options",
  "/leads/file",
  "/leads/l1",
  "/contacts/c1",
  "/privacyRequests",
  "/outbox",
  "/outbox/m1/body",
  "/webhooks",
  "/webhooks/w1/deliveries",
  "/companies",
  "/companies/c1",
  "/capturedLeads?companyId=c1",
  "/capturedLeads/l1",
  "/articles",
  "/articles/a1/versions",
  "/articles/a1/preview",
  "/trash",
  "/categories",
  "/pictures",
  "/pictures/p1",
  "/feedback",
  "/feedback/a1",
  "/searches",
  "/people",
  "/audit",
  "/account",
  "/reports",
  "/monday-mail",
];
