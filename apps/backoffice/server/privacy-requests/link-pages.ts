import { brand, grievanceContact } from "@crm/brand";
import { privacyRequestKinds } from "@crm/contract/extensions/privacy-requests";
import { grievance } from "@crm/contract/pages/privacy";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { findOwnData } from "../contacts/erase-person.ts";
import { exportPerson } from "../contacts/export-person.ts";
import { writeExportPage } from "../contacts/write-export-page.ts";
import type { AppEnv } from "../http/app-env.ts";
import { limitBody } from "../http/read-json.ts";
import { limitRate } from "../limits/limit-rate.ts";
import { privacyLinks } from "../mail/compose/privacy-mails.ts";
import type { Services } from "../services.ts";
import { confirmRequest, findUnconfirmed } from "./confirm-request.ts";
import { hashToken } from "./tokens.ts";

/**
 * The pages behind the links in mails about one's own data. Opening a link changes nothing, because mail
 * scanners open links too: a request is confirmed by a button.
 */
export function createPrivacyLinkRoutes(services: Services): Hono<AppEnv> {
  const { db, log, now } = services;
  const app = new Hono<AppEnv>();
  app.use("/your-data/*", limitRate(services, "privacyLink"));

  app.get(privacyLinks.confirm, async (c) => {
    const token = c.req.query("token") ?? "";
    const request = await findUnconfirmed(db, token, now());
    if (!request) return answerPage(c, expired(), 410);
    const page = html`<h1>Confirm your request</h1>
<p>You ask ${brand.product.name}: “${privacyRequestKinds[request.kind]}”.</p>
<form method="post"><input type="hidden" name="token" value="${token}">
<button>Confirm my request</button></form>`;
    return answerPage(c, page, 200);
  });

  app.post(privacyLinks.confirm, limitBody, async (c) => {
    const token = new URLSearchParams(await c.req.text()).get("token") ?? "";
    const id = await confirmRequest(db, token, now());
    if (!id) return answerPage(c, expired(), 410);
    log.info({ request: id }, "privacy request confirmed");
    const page = html`<h1>Thank you, your request is confirmed</h1>
<p>A person answers it within ${grievance.answerDays} days, by mail to this address.</p>`;
    return answerPage(c, page, 200);
  });

  app.get(privacyLinks.download, async (c) => {
    const request = await db
      .selectFrom("privacy_requests")
      .select("email")
      .where("download_hash", "=", hashToken(c.req.query("token") ?? ""))
      .where("download_until", ">", now())
      .executeTakeFirst();
    if (!request?.email) return answerPage(c, expired(), 410);
    const data = await exportPerson(db, await findOwnData(db, request.email), now());
    if (c.req.query("format") !== "json")
      return answerHtml(c, writeExportPage(data, jsonLink(c)), 200);
    c.header("Content-Disposition", 'attachment; filename="my-data.json"');
    return c.json(data);
  });

  return app;
}

function jsonLink(c: Context): string {
  return `?${new URLSearchParams({ token: c.req.query("token") ?? "", format: "json" })}`;
}

function expired() {
  const { name, email, phone } = grievanceContact;
  return html`<h1>This link does not work any more</h1>
<p>It was used already, or its time is over. If your request is not answered yet, write to ${name}: ${email}, ${phone}.</p>`;
}

const style = `body{font:17px/1.5 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.25rem;
color:${brand.colours.ink};background:${brand.colours.paper}}h1{font-size:1.6rem;line-height:1.2}
button{font:inherit;font-weight:600;min-height:3rem;padding:0 1.5rem;border:0;border-radius:999px;
color:${brand.colours.white};background:${brand.colours.green};cursor:pointer}
button:focus-visible{outline:3px solid ${brand.colours.gold};outline-offset:2px}`;

function answerPage(c: Context, content: ReturnType<typeof html>, status: 200 | 410) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Your data at ${brand.product.name}</title>
<style>${style}</style>
</head>
<body><main>${content}</main></body>
</html>
`;
  return answerHtml(c, page, status);
}

/** The pages have a style sheet and a form, and nothing else. */
function answerHtml(c: Context, page: ReturnType<typeof html>, status: 200 | 410) {
  return c.html(page, status, {
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  });
}
