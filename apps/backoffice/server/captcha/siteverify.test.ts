import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { idempotencyHeader } from "@crm/contract/calls/call";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillForm } from "../testing/lead-bodies.ts";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";

/** A fake provider: the token contains the answer, and each valid token is valid once. */
function startProvider(): Promise<{ server: Server; url: string; asked: URLSearchParams[] }> {
  const asked: URLSearchParams[] = [];
  const used = new Set<string>();
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push(form);
    const token = form.get("response") ?? "";
    const answer = (body: unknown, status = 200) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    };
    if (request.url === "/moved") return answer({ success: true });
    if (form.get("secret") !== "our secret") {
      return answer({ success: false, "error-codes": ["invalid-input-secret"] });
    }
    if (token.startsWith("slow")) return;
    if (token.startsWith("garbage")) return answer("<html>busy</html>");
    if (token.startsWith("broken")) return answer("", 503);
    if (token.startsWith("encoded")) {
      response.writeHead(200, { "Content-Encoding": "br" });
      return response.end(brotliCompressSync(JSON.stringify({ success: true })));
    }
    if (token.startsWith("odd")) return answer({ success: "yes" });
    if (token.startsWith("moved")) return response.writeHead(302, { Location: "/moved" }).end();
    if (!token.startsWith("good")) {
      return answer({ success: false, "error-codes": ["invalid-input-response"] });
    }
    if (used.has(token)) return answer({ success: false, "error-codes": ["timeout-or-duplicate"] });
    used.add(token);
    return answer({ success: true, hostname: "localhost" });
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, url: `http://127.0.0.1:${port}/siteverify`, asked });
    });
  });
}

const providers = ["recaptcha", "turnstile", "hcaptcha"];

const openWith = (provider: string, url: string, env: Record<string, string> = {}) =>
  openTestBackoffice(createSqliteFile, {
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SECRET_KEY: "our secret",
    CAPTCHA_VERIFY_URL: url,
    ...env,
  });

async function bookAt(office: TestBackoffice, recaptchaToken: string, key?: string) {
  const { path, headers, body } = await fillForm(office, "demo");
  const keyed = key ? { ...headers, [idempotencyHeader]: key } : headers;
  return office.request(path, jsonPost({ ...body, recaptchaToken }, keyed));
}

const leadsOf = (office: TestBackoffice) =>
  office.services.db.selectFrom("leads").selectAll().execute();

/** Sends a token that the provider does not verify. */
async function expectMarkedForReview(office: TestBackoffice, token: string): Promise<void> {
  expect(await bookAt(office, token)).toMatchObject({ status: 200, body: { status: true } });
  expect(await leadsOf(office)).toMatchObject([{ review: "captcha-unchecked" }]);
  const mails = await office.services.db.selectFrom("mails").select("kind").execute();
  expect(mails.map(({ kind }) => kind)).toEqual(["demo-booking"]);
  expect(office.logged).toMatchObject([{ msg: "captcha could not be checked" }]);
  expect(await bookAt(office, token)).toMatchObject({ status: 400, body: { status: false } });
}

function stopProvider({ server }: Awaited<ReturnType<typeof startProvider>>): void {
  server.closeAllConnections();
  server.close();
}

// The providers are tested at the same time: each waits for the time limit.
it("every provider that is slow has its leads marked for review, and no mail is sent to the typed address", async () => {
  await Promise.all(
    providers.map(async (provider) => {
      const standIn = await startProvider();
      const office = await openWith(provider, standIn.url);
      try {
        await expectMarkedForReview(office, "slow");
      } finally {
        await office.close();
        stopProvider(standIn);
      }
    }),
  );
});

describe.each(providers)("%s", (provider) => {
  let office: TestBackoffice;
  let standIn: Awaited<ReturnType<typeof startProvider>>;
  const open = (env: Record<string, string> = {}) => openWith(provider, standIn.url, env);
  beforeEach(async () => {
    standIn = await startProvider();
    office = await open();
  });
  afterEach(async () => {
    await office.close();
    stopProvider(standIn);
  });

  const book = (token: string, key?: string) => bookAt(office, token, key);
  const leads = () => leadsOf(office);

  it("accepts a valid token, and sends only our secret and the token", async () => {
    expect(await book("good")).toMatchObject({ status: 200, body: { status: true } });
    expect(standIn.asked.map((form) => Object.fromEntries(form))).toEqual([
      { secret: "our secret", response: "good" },
    ]);
    expect(await leads()).toMatchObject([{ review: null }]);
  });

  it("rejects an invalid token and a used one", async () => {
    expect(await book("bad")).toMatchObject({
      status: 400,
      body: { status: false, field: "recaptchaToken" },
    });
    await book("good");
    expect(await book("good")).toMatchObject({ status: 400, body: { status: false } });
    expect(await leads()).toHaveLength(1);
  });

  it("rejects a used token even when the provider accepts it again", async () => {
    await book("good");
    standIn.server.removeAllListeners("request");
    standIn.server.on("request", (_, response) => response.end('{"success":true}'));
    expect(await book("good")).toMatchObject({ status: 400, body: { status: false } });
    expect(await leads()).toHaveLength(1);
  });

  it("verifies once for a submission that arrives twice at the same time", async () => {
    const key = randomUUID();
    const answers = await Promise.all([book("good", key), book("good", key), book("good", key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(standIn.asked).toHaveLength(1);
    expect(await leads()).toHaveLength(1);
  });

  it.each(["garbage", "broken", "encoded", "odd", "moved"])(
    "marks a lead for review when the provider is %s, and sends no mail to the typed address",
    (state) => expectMarkedForReview(office, state),
  );

  it("marks a lead for review when the provider is down", async () => {
    standIn.server.closeAllConnections();
    await new Promise((resolve) => standIn.server.close(resolve));
    expect(await book("good")).toMatchObject({ status: 200, body: { status: true } });
    expect(await leads()).toMatchObject([{ review: "captcha-unchecked" }]);
  });

  it("marks a lead for review when our own secret is wrong", async () => {
    await office.close();
    office = await open({ CAPTCHA_SECRET_KEY: "not our secret" });
    expect(await book("good")).toMatchObject({ status: 200, body: { status: true } });
    expect(await leads()).toMatchObject([{ review: "captcha-unchecked" }]);
    expect(office.logged).toMatchObject([{ reason: "invalid-input-secret" }]);
  });
});
