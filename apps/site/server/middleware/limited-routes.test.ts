import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, htmlPage } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";
import { createHttpServer } from "../http-server.ts";

/** What the site has rendered. */
const rendered: string[] = [];
let server: ReturnType<typeof createHttpServer>;

beforeEach(async () => {
  rendered.length = 0;
  const app = createTestApp(testSettings(), async (key) => {
    rendered.push(key);
    return htmlPage(key, { headers: { "Cache-Control": "no-store" } });
  });
  server = createHttpServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Requests a path without normalizing it, as no browser would, and returns the status. */
async function send(path: string, method = "GET"): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const headers = { Host: "localhost", "Content-Type": "application/json" };
  const sent = request({ port, path, method, headers });
  sent.end(method === "POST" ? "{}" : undefined);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return response.statusCode ?? 0;
}

async function useUp(requests: number, path: string, method?: string): Promise<void> {
  for (let count = 0; count < requests; count += 1) {
    expect(await send(path, method)).not.toBe(429);
  }
  expect(await send(path, method)).toBe(429);
}

/** The status of each spelling of a search for a visitor who has reached the limit. */
const searchSpellings: Record<string, number> = {
  "/search.data?q=more": 429,
  "/search/_.data?q=more": 429,
  "/search.data?q=more&_routes=pages%2Fhome": 429,
  "/search%2Edata?q=more": 429,
  "/search/_%2Edata?q=more": 429,
  "/%73earch?q=more": 429,
  "/%73earch/_.data?q=more": 429,
  "/search?%71=more": 429,
  "/search?x=&q=more": 429,
  "/./search?q=more": 429,
  "/x/../search?q=more": 429,
  "/x/%2e%2e/search.data?q=more": 429,
  "http://localhost/search?q=more": 429,
  // These redirect to the right spelling, or are not found.
  "/search/?q=more": 308,
  "//search?q=more": 308,
  "/SEARCH?q=more": 308,
  "/SEARCH.data?q=more": 404,
  "/search//_.data?q=more": 404,
  "/search%2F_.data?q=more": 404,
  "/search.data.data?q=more": 404,
  "/search;x?q=more": 302,
};

describe("a rate limit, however the path is spelled,", () => {
  it("applies to searches", async () => {
    await useUp(120, "/search?q=import");
    expect(rendered).toHaveLength(120);
    const answers: Record<string, number> = {};
    for (const path of Object.keys(searchSpellings)) answers[path] = await send(path);
    expect(answers).toEqual(searchSpellings);
    expect(rendered).toHaveLength(120);
    expect(await send("/search?q=more", "HEAD")).toBe(429);
  });

  it.each([
    ["demo bookings", 30, "POST", "/_forms/demo", "/%5fforms/demo"],
    ["enterprise inquiries", 30, "POST", "/_forms/enterprise", "/%5fforms/enterprise"],
    ["contact messages", 30, "POST", "/_forms/contact", "/%5fforms/contact"],
    ["feedback", 60, "POST", "/_forms/feedback", "/%5fforms/feedback"],
    ["challenges", 120, "GET", "/_captcha/challenge", "/%5fcaptcha/challenge"],
  ])("applies to %s", async (_, requests, method, path, encoded) => {
    await useUp(requests, path, method);
    for (const spelling of [encoded, `/.${path}`, `/x/..${path}`, `${path}?x=1`]) {
      expect(await send(spelling, method), spelling).toBe(429);
    }
    for (const spelling of [`${path}/`, `/${path}`, path.toUpperCase(), `${path}.data`]) {
      expect([308, 404], spelling).toContain(await send(spelling, method));
    }
  });
});
