import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { htmlPage, testPaths } from "../testing/test-app.ts";
import { createListener } from "./listener.ts";
import { createPageCache } from "./page-cache/page-cache.ts";

/** The Host header of each request that reached the app behind the cache. */
const reachedApp: (string | undefined)[] = [];
const cache = createPageCache({
  render: async (key) => htmlPage(key),
  extraHeaders: { "x-frame-options": "DENY" },
});
const server = createServer(
  createListener("www.example.com", cache, testPaths, ({ headers }, response) => {
    reachedApp.push(headers.host);
    response.end("app");
  }),
);
let url = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await cache.load("/pricing");
});
afterAll(() => server.close());

it("answers a cached page before any framework runs", async () => {
  for (const path of ["/pricing", "/pricing?utm_source=mail"]) {
    const answer = await fetch(url + path);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect(await answer.text()).toContain("<p>/pricing</p>");
  }
  expect(reachedApp).toEqual([]);
});

it("answers HEAD without a body and a known tag with 304", async () => {
  const head = await fetch(`${url}/pricing`, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  const etag = head.headers.get("etag") ?? "";
  const again = await fetch(`${url}/pricing`, { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});

it("passes every other request to the app, with the site's own host in its Host header", async () => {
  reachedApp.length = 0;
  await fetch(`${url}/help-center`);
  await fetch(`${url}/pricing`, { method: "POST" });
  await new Promise<void>((resolve) => {
    const claim = request(`${url}/`, { headers: { Host: "evil.test" } }, (response) => {
      response.resume().on("end", resolve);
    });
    claim.end();
  });
  expect(reachedApp).toEqual(["www.example.com", "www.example.com", "www.example.com"]);
});
