import { randomUUID } from "node:crypto";
import {
  privacyRequestKinds,
  privacyRequestsPath,
} from "@crm/contract/extensions/privacy-requests";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { sharedSettings } from "@crm/contract/extensions/site-check";
import type { AppEnv } from "../../apps/backoffice/server/http/app-env.ts";
import { createCompanyKey } from "../../apps/backoffice/server/lead-api/company-keys.ts";
import { createCaptchaToken } from "../../apps/backoffice/server/testing/create-captcha-token.ts";
import {
  demoFields,
  fillForm,
  type LeadKind,
} from "../../apps/backoffice/server/testing/lead-bodies.ts";
import {
  insertArticle,
  insertCategory,
} from "../../apps/backoffice/server/testing/sample-content.ts";
import { createSqliteFile } from "../../apps/backoffice/server/testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../apps/backoffice/server/testing/test-desk.ts";
import { listPeopleWrites } from "./people-writes.ts";
import { createAddresses, listWrites, type Write, type WrittenApp } from "./write.ts";

/** Opens the back office with sample data, and lists all its writing routes. */
export async function openBackoffice(): Promise<WrittenApp> {
  const desk = await openTestDesk(createSqliteFile);
  const nextAddress = createAddresses();
  return {
    writes: [...(await listPublicWrites(desk)), ...(await listDeskWrites(desk))],
    registered: listWrites(desk.app.routes),
    async send(path, init) {
      const connection = { incoming: { socket: { remoteAddress: nextAddress() } } };
      return desk.app.request(path, init, connection as AppEnv["Bindings"]);
    },
    listStackTraces: () => desk.logged.filter(({ err }) => err !== undefined),
    close: () => desk.close(),
  };
}

async function listPublicWrites(desk: TestDesk): Promise<Write[]> {
  const { settings } = desk.services;
  const form = (name: LeadKind) => async () => (await fillForm(desk, name)).body;
  const { id: companyId, apiKey } = await addCompany(desk);
  const site = {
    [siteAssertionHeader]: signSiteAssertion(settings.publishSecret, {}, desk.clock.now),
  };
  const { whatsApp: phone, ...booking } = demoFields;
  const post = (route: string, rest: Omit<Write, "method" | "route" | "path">): Write => ({
    method: "POST",
    route,
    path: route,
    ...rest,
  });
  const apiKeyHeaders = { apiKey: settings.apiKey };
  return [
    {
      ...post("/api/lead/add/:campaignId", { headers: apiKeyHeaders, body: form("demo") }),
      path: `/api/lead/add/${settings.demoCampaignId}`,
    },
    post("/api/lead/bookDemo_sendMail", {
      headers: apiKeyHeaders,
      body: async () => ({ ...booking, phone }),
    }),
    post("/api/payment/addEnterPrise", { body: form("enterprise") }),
    post("/api/contactUs", { body: form("contact") }),
    {
      ...post("/api/lead/capture", {
        headers: { apiKey },
        body: async () => ({ name: "Ravi", email: "ravi@shop.in", message: "Hello", visits: 3 }),
      }),
      path: `/api/lead/capture?company_id=${companyId}`,
    },
    post("/api/published-articles", {
      headers: site,
      body: async () => ({ articles: [{ section: "help", by: "slug", value: "import" }] }),
    }),
    post("/api/search/misses", { headers: site, body: async () => ({ term: "tally" }) }),
    post("/api/site-check", {
      headers: site,
      body: async () => ({
        hashes: Object.fromEntries(sharedSettings.map((name) => [name, "0"])),
        demoCampaignId: settings.demoCampaignId,
      }),
    }),
    post(`/api${privacyRequestsPath}`, {
      headers: site,
      body: async () => ({
        email: "asha@shop.in",
        kind: privacyRequestKinds.access,
        message: "Please hurry",
        recaptchaToken: await createCaptchaToken({ secret: settings.captcha.altchaSecret }),
      }),
    }),
    post("/your-data/confirm", {}),
    post("/api/undelivered-leads", {
      headers: site,
      body: async () => undelivered(),
    }),
    post("/api/article-feedback", {
      headers: site,
      body: async () => ({
        section: "help",
        slug: "import",
        helpful: false,
        reason: "unclear",
        note: "Too long",
      }),
    }),
  ];
}

async function listDeskWrites(desk: TestDesk): Promise<Write[]> {
  const categoryId = await insertCategory(desk, { section: "help", slug: "data" });
  const article = { section: "help", category_id: categoryId } as const;
  const articleId = await insertArticle(desk, { ...article, slug: "import" });
  const submissionId = await insertUndelivered(desk);
  const company = await addCompany(desk);
  const headers = { Cookie: desk.cookies.admin };
  const base = "/api/desk";
  const webhook = { name: "CRM", url: "https://crm.example/", isInternal: false, active: true };
  const { body } = await desk.ask("admin", "POST", "/webhooks", webhook);
  const webhookId: string = body.id;
  const write = (
    method: Write["method"],
    route: string,
    body?: Write["body"],
    status?: number,
  ): Write => ({
    method,
    route: base + route,
    path:
      base +
      route
        .replace("/articles/:id", `/articles/${articleId}`)
        .replace("/categories/:id", `/categories/${categoryId}`)
        .replace("/companies/:id", `/companies/${company.id}`)
        .replace(/:\w+/g, "unknown"),
    headers,
    ...(body ? { body } : {}),
    ...(status ? { status } : {}),
  });
  const leadChangedAt = "2026-11-21T04:30:00.000Z";
  const draft = async () => ({
    ...{ section: "help", categoryId, list: "FastArticles", position: 1, title: "Title" },
    ...{ slug: `a-${randomUUID()}`, image: "/a.webp", imageAlt: "A", excerpt: "E" },
    ...{ metaDescription: "M", content: "<p>Text</p>" },
  });
  const readWorkingCopy = async () =>
    (await desk.ask("admin", "GET", `/articles/${articleId}/working-copy`)).body;
  const category = async () => ({
    ...{ section: "help", name: "Name", slug: `c-${randomUUID()}`, type: "module" },
  });
  return [
    write(
      "POST",
      "/sign-in",
      async () => ({ email: "nobody@desk.example", password: "guess" }),
      401,
    ),
    { ...write("POST", "/sign-out"), headers: { Cookie: desk.cookies.sales } },
    write(
      "POST",
      "/password",
      async () => ({
        currentPassword: "guess",
        // Too short, so that it is rejected before it is hashed.
        newPassword: "short",
      }),
      400,
    ),
    write("PATCH", "/leads/:id", async () => ({ changedAt: leadChangedAt, status: "new" }), 404),
    write(
      "POST",
      "/leads/:id/activities",
      async () => ({ changedAt: leadChangedAt, kind: "note", note: "They asked for a call" }),
      404,
    ),
    write("POST", "/leads/bulk", async () => ({
      leads: [{ id: "unknown", changedAt: leadChangedAt }],
      status: "contacted",
    })),
    write("PUT", "/leads/by-turn", async () => ({ isByTurn: false })),
    write("POST", "/leads/:id/release"),
    write("DELETE", "/leads/:id"),
    write("POST", "/companies", async () => ({ name: `Company ${randomUUID()}` }), 201),
    write("PUT", "/companies/:id", async () => ({ name: `Company ${randomUUID()}` })),
    write("POST", "/companies/:id/keys", async () => ({ label: "Website" }), 201),
    write("POST", "/companies/:id/keys/:keyId/revoke"),
    write("POST", "/companies/:id/workflows", async () => ({ name: randomUUID() }), 201),
    {
      ...write("PUT", "/companies/:id/workflows/:workflowId", async () => ({ active: true })),
      path: `${base}/companies/${company.id}/workflows/${company.workflowId}`,
    },
    write("DELETE", "/capturedLeads/:id"),
    {
      // Its fields are wrong, so it is never stored and stays.
      ...write("PUT", "/undelivered/:id", async () => ({ fields: { email: "nobody" } }), 400),
      path: `${base}/undelivered/${submissionId}`,
    },
    write("DELETE", "/undelivered/:id"),
    write("POST", "/outbox/:id/send"),
    // This address is rejected, so nothing is sent.
    write("POST", "/webhooks", async () => ({ ...webhook, url: "https://127.0.0.1/" }), 400),
    {
      ...write("PUT", "/webhooks/:id", async () => webhook),
      path: `${base}/webhooks/${webhookId}`,
    },
    write("DELETE", "/webhooks/:id"),
    write("POST", "/webhooks/:id/rotate"),
    write("POST", "/webhooks/:id/test"),
    write("POST", "/webhooks/:id/deliveries/:delivery/retry"),
    write("POST", "/articles", draft, 201),
    // It is published and has no changes that could wait.
    write("POST", "/articles/:id/schedule", async () => ({ at: "2026-12-01T04:30:00.000Z" }), 400),
    write("POST", "/articles/:id/publish", async () => ({ note: "Shorter" })),
    write("POST", "/articles/:id/unpublish"),
    write("PUT", "/articles/:id/working-copy", async () => ({
      ...(await readWorkingCopy()),
      tab: "tab-1",
    })),
    write("DELETE", "/articles/:id/working-copy", readWorkingCopy),
    write("POST", "/articles/:id/unschedule"),
    write("PUT", "/articles/:id/editor", async () => ({ tab: "tab-1", takesOver: true })),
    write("DELETE", "/articles/:id/editor/:tab"),
    write("POST", "/articles/:id/date", async () => ({ at: "2026-11-01T04:30:00.000Z" })),
    write("POST", "/articles/:id/versions/:number/restore", async () => ({ replaces: null }), 404),
    {
      ...write("POST", "/articles/:id/trash", async () => ({ redirectTo: null }), 404),
      path: `${base}/articles/unknown/trash`,
    },
    write("POST", "/trash/:id/restore", undefined, 404),
    write("POST", "/articles/publish-check", draft),
    write("POST", "/articles/import"),
    write("POST", "/feedback/:id/done", undefined, 404),
    write("POST", "/feedback/:id/reopen", undefined, 404),
    write("POST", "/categories", category, 201),
    write("POST", "/categories/order", async () => ({
      section: "help",
      ids: await listIds(desk, "categories"),
    })),
    write("PUT", "/categories/:id", async () => ({
      ...(await category()),
      lists: {
        FastArticles: await listIds(desk, "articles"),
        SecondArticles: [],
        ThirdArticles: [],
        ForthArticles: [],
      },
      revision: undefined,
    })),
    write("DELETE", "/categories/:id"),
    write("POST", "/pictures"),
    write("PUT", "/pictures/:id", async () => ({ alt: "A board" }), 404),
    write("POST", "/pictures/:id/replace"),
    write("DELETE", "/pictures/:id"),
    write("POST", "/searches/:term/clear"),
    ...listPeopleWrites(write),
  ];
}

/** A submission that the site hands over because it was rejected. */
function undelivered() {
  return {
    ...{ id: randomUUID(), call: 1, idempotencyKey: randomUUID(), fields: {} },
    ...{ reason: "Call 1: answered 400", attempts: 2, receivedAt: Date.now() },
  };
}

async function insertUndelivered({ services }: TestDesk): Promise<string> {
  const id = randomUUID();
  const row = { id, call: 1, key: id, fields: "{}", reason: "400", attempts: 1 } as const;
  await services.db
    .insertInto("undelivered_leads")
    .values({ ...row, received_at: 0, settled_at: null })
    .execute();
  return id;
}

/** Lists all ids of a table, because an order must contain all of them. */
async function listIds({ services }: TestDesk, table: "articles" | "categories") {
  const rows = await services.db.selectFrom(table).select("id").execute();
  return rows.map(({ id }) => id);
}

/** Adds a company that may send leads. */
async function addCompany({ services, clock }: TestDesk) {
  const id = randomUUID();
  const { db } = services;
  await db
    .insertInto("companies")
    .values({ id, name: `Shop ${id}`, created_at: 0 })
    .execute();
  const workflowId = randomUUID();
  const workflow = { id: workflowId, company_id: id, name: "Leads", kind: "capture", active: 1 };
  await db
    .insertInto("workflows")
    .values(workflow as never)
    .execute();
  return { id, workflowId, apiKey: await createCompanyKey(db, id, "Key", clock.now) };
}
