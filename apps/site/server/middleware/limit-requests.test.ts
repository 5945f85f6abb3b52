import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ServerEnvironment } from "../server-bindings.ts";
import { limitRequests } from "./limit-requests.ts";

const app = new Hono<ServerEnvironment>()
  .use(async (c, next) => {
    c.set("visitor", "203.0.113.7");
    await next();
  })
  .use(
    limitRequests("contact", async (thing, address) =>
      thing === "contact" && address === "203.0.113.7" ? 90 : undefined,
    ),
  )
  .get("/", (c) => c.text("never"));

it("answers a browser in plain text and a script in JSON, both with the time to retry", async () => {
  const message = "Too many tries. Please try again in 2 minutes.";
  const page = await app.request("/", { headers: { Accept: "text/html,*/*" } });
  expect([page.status, page.headers.get("Retry-After"), await page.text()]).toEqual([
    ...[429, "90", message],
  ]);
  for (const headers of [{ Accept: "application/json" }, {}]) {
    const answer = await app.request("/", { headers: headers as Record<string, string> });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "90"]);
    expect(await answer.json()).toEqual({ outcome: "error", message });
  }
});
