import { UnreadableValue } from "@crm/server-kit/check-shape";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type PageFormBench, startPageFormBench } from "../../testing/page-form-bench.ts";

let bench: PageFormBench;
beforeEach(async () => {
  // The clock stands still, so that `Retry-After` does not depend on the machine's speed.
  vi.useFakeTimers({ toFake: ["Date"] });
  bench = await startPageFormBench();
});
afterEach(() => {
  vi.useRealTimers();
  return bench.host.stop();
});

describe("a form without JavaScript", () => {
  it("is limited to 5 valid ones in 600 seconds, and errors do not count", async () => {
    for (let sent = 0; sent < 6; sent += 1)
      expect((await bench.send({ email: "" })).status).toBe(422);
    for (let sent = 0; sent < 5; sent += 1) expect((await bench.send()).status).toBe(303);
    bench.replies.length = 0;
    const answer = await bench.send();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "600"]);
    expect(bench.replies[0]?.outcome).toEqual({
      outcome: "error",
      message: "Too many tries. Please try again in 10 minutes.",
    });
    expect((await bench.send({}, { address: "203.0.113.8" })).status).toBe(303);
  });

  it("is limited to 60 valid ones in 3,600 seconds from all addresses together", async () => {
    for (let sent = 0; sent < 60; sent += 1) {
      expect((await bench.send({}, { address: `203.0.113.${sent}` })).status).toBe(303);
    }
    const answer = await bench.send({}, { address: "198.51.100.1" });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(bench.replies).toMatchObject([
      {
        outcome: {
          message:
            "We are getting too many forms without JavaScript right now. Please try again in 60 minutes.",
        },
        values: { fullName: "Rekha Parmar" },
      },
    ]);
    expect(bench.sentLeads()).toHaveLength(60);
  });

  it.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "", Origin: "https://evil.test" },
    { "Sec-Fetch-Site": "", Origin: "null" },
  ])("is rejected from another site with a page that says so: %j", async (headers) => {
    const answer = await bench.send({}, { headers: headers as unknown as Record<string, string> });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(bench.replies).toMatchObject([
      { outcome: { message: "Please send this form from the site itself." }, values: {} },
    ]);
    expect(bench.host.calls).toEqual([]);
  });

  it("is rejected from another site any number of times with one rendering", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site" };
    for (let sent = 0; sent < 50; sent += 1) {
      const answer = await bench.send({}, { headers });
      expect([answer.status, await answer.text()]).toEqual([
        403,
        "<!doctype html><p>/book-demo</p>",
      ]);
    }
    expect(bench.rendered).toEqual(["/book-demo"]);
  });

  it("counts in the form's own limit, before it is read, and then is rendered once", async () => {
    for (let sent = 0; sent < 30; sent += 1) await bench.send({ email: "" });
    bench.replies.length = 0;
    for (let sent = 0; sent < 20; sent += 1) {
      const answer = await bench.send({ email: "" });
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "600"]);
      expect(answer.headers.get("Content-Type")).toContain("text/html");
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    }
    const message = "Too many tries. Please try again in 10 minutes.";
    expect(bench.replies).toEqual([
      { form: "demo", outcome: { outcome: "error", message }, values: {}, status: 429 },
    ]);
  });

  it.each([
    [413, "Please keep the body under 100 kilobytes.", { fullName: "x".repeat(100_001) }, {}],
    [415, "Please send the body without Content-Encoding.", {}, { "Content-Encoding": "gzip" }],
  ])(
    "is answered %i on its page when its body is not read",
    async (status, message, changes, headers) => {
      const answer = await bench.send(changes, { headers: headers as Record<string, string> });
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
      expect(answer.headers.get("Content-Type")).toContain("text/html");
      expect(bench.replies).toMatchObject([{ outcome: { outcome: "error", message }, values: {} }]);
    },
  );

  it("is shown again with what was typed when a value can't be read", async () => {
    bench.failures.push(new UnreadableValue("A schema has thrown"));
    const answer = await bench.send({ email: "" });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(bench.replies.at(-1)).toMatchObject({
      outcome: { message: "This could not be read. Please reload the page and try again." },
      values: { fullName: "Rekha Parmar" },
    });
  });
});
