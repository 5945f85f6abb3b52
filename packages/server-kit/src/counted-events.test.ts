import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { FetchError, fetchJson } from "./fetch-json.ts";
import { registry } from "./metrics.ts";
import { createRateLimiter } from "./rate-limiter.ts";

it("measures requests to other servers by call and outcome", async () => {
  const host = createServer((request, response) => {
    if (request.url === "/cut") {
      response.writeHead(200, { "Content-Length": "9" });
      response.write("{", () => setImmediate(() => response.destroy()));
    } else response.writeHead(Number(request.url?.slice(1))).end("{}");
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const call = (address: string) => fetchJson(address, { name: "Call 9", timeoutMs: 2_000 });
  for (const path of ["200", "201", "404", "503"]) await call(`${url}/${path}`);
  await expect(call(`${url}/cut`)).rejects.toThrow(FetchError);
  await expect(call("http://127.0.0.1:9/")).rejects.toThrow(FetchError);
  host.close();
  const text = await registry.metrics();
  const counts = [...text.matchAll(/^outgoing_request_seconds_count\{(.+)\} (\d+)$/gm)];
  expect(Object.fromEntries(counts.map(([, labels, count]) => [labels, count]))).toEqual({
    'call="Call 9",outcome="2xx"': "2",
    'call="Call 9",outcome="4xx"': "1",
    'call="Call 9",outcome="5xx"': "1",
    'call="Call 9",outcome="broken"': "1",
    'call="Call 9",outcome="no answer"': "1",
  });
});

it("counts the requests that a rate limit rejects, by its name", async () => {
  const consume = createRateLimiter({
    demo: { requests: 1, seconds: 60 },
    contact: { requests: 1, seconds: 60 },
  });
  for (let request = 0; request < 3; request += 1) await consume("demo", "192.0.2.1");
  await consume("contact", "192.0.2.1");
  const text = await registry.metrics();
  expect(text).toContain('limit_hits_total{limit="demo"} 2');
  expect(text).not.toContain('limit="contact"');
});
