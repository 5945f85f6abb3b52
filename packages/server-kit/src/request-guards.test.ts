import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { checkShape, UnreadableValue } from "./check-shape.ts";
import { limitBody } from "./limited-body.ts";
import { answerBeforeStop } from "./shutdown.ts";

it("answers a request that is still running at the stop, and says when to send it again", async () => {
  const stop = new AbortController();
  const app = new Hono();
  app.use(answerBeforeStop(stop.signal, (c, headers) => c.text("Restarting", 503, headers)));
  app.get("/quick", (c) => c.text("done"));
  app.get("/slow", () => new Promise<Response>(() => {}));

  const quick = await app.request("/quick");
  expect([quick.status, await quick.text(), quick.headers.get("Retry-After")]).toEqual([
    ...[200, "done", null],
  ]);
  const slow = app.request("/slow");
  stop.abort();
  const answer = await slow;
  expect([answer.status, await answer.text(), answer.headers.get("Retry-After")]).toEqual([
    ...[503, "Restarting", "10"],
  ]);
});

it("tells a wrong value from one on which the schema throws", () => {
  expect(checkShape(z.string(), "text")).toEqual({ success: true, data: "text" });
  expect(checkShape(z.string(), 5).success).toBe(false);
  const cause = new Error("no such thing");
  const broken = z.string().transform(() => {
    throw cause;
  });
  let caught: unknown;
  try {
    checkShape(broken, "text");
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(UnreadableValue);
  expect(caught).toMatchObject({ name: "UnreadableValue", message: "A schema has thrown", cause });
});

const limited = new Hono()
  .use(limitBody(4, (c) => c.text("too large", 413)))
  .all("/", async (c) => c.text(`read ${await c.req.text()}`));
const chunks = (...texts: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(Buffer.from(text));
      controller.close();
    },
  });

it.each<[string, RequestInit, string]>([
  ["of the declared length at the limit", declare("four", 4), "read four"],
  ["of a declared length above it", declare("fours", 5), "too large"],
  ["without a length, at the limit", { body: "four" }, "read four"],
  ["without a length, above it", { body: "fours" }, "too large"],
  ["in chunks, at the limit", sendChunks("fo", "ur"), "read four"],
  ["in chunks, above it", sendChunks("four", "s"), "too large"],
  // Node rejects such a request; behind another server the chunks count.
  ["in chunks, above it in spite of a length", sendChunks("four", "s", "4"), "too large"],
  ["in chunks of a PUT, above it", { method: "PUT", ...sendChunks("four", "s") }, "too large"],
  [
    "in chunks of a DELETE, above it",
    { method: "DELETE", ...sendChunks("four", "s") },
    "too large",
  ],
  ["that is empty", { body: null }, "read "],
])("limits a body %s", async (_, init, text) => {
  // Node needs `duplex` for a stream; its type does not know it.
  const given = { method: "POST", duplex: "half", ...init };
  const answer = await limited.request("/", given);
  expect([await answer.text(), answer.status]).toEqual([text, text === "too large" ? 413 : 200]);
});

function declare(body: string, length: number): RequestInit {
  return { body, headers: { "Content-Length": String(length) } };
}
function sendChunks(first: string, second: string, length?: string): RequestInit {
  const declared = length === undefined ? {} : { "Content-Length": length };
  return {
    body: chunks(first, second),
    headers: { "Transfer-Encoding": "chunked", ...declared },
  };
}

it.each<[string, RequestInit]>([
  ["without a body", { method: "GET" }],
  ["of an allowed length", { method: "POST", ...declare("four", 4) }],
])(
  "does not ask a request %s for its stream, which the server would have to create",
  async (_, init) => {
    const request = new Request("http://localhost/", init);
    const stream = vi.spyOn(request, "body", "get");
    const app = new Hono().use(limitBody(4, (c) => c.text("too large", 413)));
    app.all("/", (c) => c.text("done"));
    expect(await (await app.request(request)).text()).toBe("done");
    expect(stream).not.toHaveBeenCalled();
  },
);

it("does not copy a body whose declared length is allowed", async () => {
  const app = new Hono().use(limitBody(4, (c) => c.text("too large", 413)));
  let seen: Request | undefined;
  app.post("/", (c) => {
    seen = c.req.raw;
    return c.text("done");
  });
  const request = new Request("http://localhost/", { method: "POST", ...declare("four", 4) });
  await app.request(request);
  expect(seen).toBe(request);
});
