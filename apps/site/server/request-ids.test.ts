import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createBackend } from "../app/backend/.server/backend.ts";
import { log } from "../app/backend/.server/log.ts";
import { createTestApp, htmlPage } from "../testing/test-app.ts";
import { testSettings } from "../testing/test-settings.ts";

const received: (string | undefined)[] = [];
let host: Server;
let url: string;
beforeAll(async () => {
  host = createServer((request, response) => {
    received.push(request.headers["x-request-id"]?.toString());
    response.writeHead(200, { "Content-Type": "application/json" }).end('{"capabilities":[]}');
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => host.close());

function openApp(render = async (key: string) => htmlPage(key)) {
  const given = { API_URL: url, ADMIN_URL: url, TRUSTED_PROXIES: "10.0.0.1" };
  const settings = testSettings(given);
  const backend = createBackend(settings);
  const app = createTestApp(settings, render, undefined, { backend });
  const ask = (path: string, id?: string, from = "10.0.0.1") =>
    app.request(path, id === undefined ? {} : { headers: { "X-Request-Id": id } }, {
      incoming: { socket: { remoteAddress: from } },
    });
  return { backend, ask };
}

const fresh = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

it("makes an id for each request, and takes a well-formed one only from a trusted proxy", async () => {
  const { ask } = openApp();
  const idOf = async (...given: Parameters<typeof ask>) =>
    (await ask(...given)).headers.get("X-Request-Id");
  expect(await idOf("/pricing")).toMatch(fresh);
  expect(await idOf("/pricing", "proxy-id.0001")).toBe("proxy-id.0001");
  expect(await idOf("/pricing", "proxy-id.0001", "::ffff:10.0.0.1")).toBe("proxy-id.0001");
  expect(await idOf("/pricing", "proxy-id.0001", "192.0.2.1")).toMatch(fresh);
  for (const malformed of ["short", "-starts-wrong", "has space 1", '{"json":1}', "x".repeat(65)]) {
    expect(await idOf("/pricing", malformed)).toMatch(fresh);
  }
});

it("sends a request's id to the host on each call that the request makes", async () => {
  const opened = openApp(async (key) => {
    await Promise.all([opened.backend.listBlogArticles(), opened.backend.getHelpArticle("a1")]);
    return htmlPage(key);
  });
  received.length = 0;
  await opened.ask("/pricing", "visitor-0001");
  expect(received.length).toBeGreaterThan(0);
  expect(new Set(received)).toEqual(new Set(["visitor-0001"]));
});

it("logs the route and the id, without path or query, and shows the id of an unexpected error", async () => {
  const { ask } = openApp(async () => {
    throw new Error("broken");
  });
  const lines: unknown[] = [];
  const info = vi.spyOn(log, "info").mockImplementation((details) => void lines.push(details));
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const answer = await ask("/help-center/farida?term=secret", "visitor-0002");
  expect([answer.status, await answer.text()]).toEqual([
    500,
    "Something went wrong on our side. Please try again.\n\nRequest: visitor-0002",
  ]);
  expect(error.mock.calls.at(-1)?.[0]).toEqual({
    ...{ requestId: "visitor-0002", method: "GET", route: "/help-center/:slug", status: 500 },
    ms: expect.any(Number),
  });
  await ask("/nope", "visitor-0003");
  expect(lines).toEqual([
    {
      ...{ requestId: "visitor-0003", method: "GET", route: "other", status: 302 },
      ms: expect.any(Number),
    },
  ]);
  info.mockRestore();
  error.mockRestore();
});
