import { Hono } from "hono";
import { expect, it } from "vitest";
import { answeredRoute, followRequests } from "./follow-requests.ts";
import { registry } from "./metrics.ts";
import { requestIdHeaders } from "./request-id.ts";

const logged: unknown[] = [];
const write = (level: string) => (details: object, message: string) =>
  void logged.push({ level, ...details, message });

const app = new Hono<{ Variables: { requestId: string } }>();
app.use(
  followRequests({
    log: { debug: write("debug"), info: write("info"), error: write("error") },
    findGivenId: (c) => c.req.header("X-Request-Id"),
    nameRoute: answeredRoute,
    chooseLevel: (route, status) =>
      status >= 500 ? "error" : route === "other" ? "info" : "debug",
  }),
);
app.get("/articles/:slug", async (c) => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  return c.json({ known: c.get("requestId"), sent: requestIdHeaders() });
});
app.post("/broken", (c) => c.text("broken", 500));

it("gives a request its id, logs it without its address, and measures it", async () => {
  const answer = await app.request("/articles/first?q=my+words", {
    headers: { "X-Request-Id": "a1b2c3d4" },
  });
  expect(answer.headers.get("X-Request-Id")).toBe("a1b2c3d4");
  expect(await answer.json()).toEqual({
    known: "a1b2c3d4",
    sent: { "X-Request-Id": "a1b2c3d4" },
  });
  expect(logged.splice(0)).toEqual([
    {
      ...{ level: "debug", requestId: "a1b2c3d4", method: "GET", route: "/articles/:slug" },
      ...{ status: 200, ms: expect.any(Number), message: "Answered" },
    },
  ]);
  const metrics = await registry.getSingleMetricAsString("http_request_seconds");
  const labels = 'route="/articles/:slug",status="200"';
  expect(metrics).toContain(`http_request_seconds_bucket{le="0.02",${labels}} 0\n`);
  expect(metrics).toContain(`http_request_seconds_bucket{le="10",${labels}} 1\n`);
  expect(metrics).toContain(
    "# HELP http_request_seconds Requests that were not answered from the page cache, by route pattern and status\n",
  );
  for (const limit of [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10]) {
    expect(metrics).toContain(`le="${limit}"`);
  }
});

it("logs an unknown path without naming it, and a failure as an error", async () => {
  await app.request("/asha@shop.example");
  await app.request("/broken", { method: "POST" });
  expect(logged.splice(0)).toMatchObject([
    { level: "info", route: "other", status: 404 },
    { level: "error", method: "POST", route: "/broken", status: 500 },
  ]);
});

it("logs whole milliseconds of the time that the request has taken", async () => {
  await app.request("/articles/first");
  const [{ ms }] = logged.splice(0) as [{ ms: number }];
  expect(Number.isInteger(ms)).toBe(true);
  expect(ms).toBeGreaterThanOrEqual(25);
  expect(ms).toBeLessThan(performance.now());
});
