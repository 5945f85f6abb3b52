import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { measureDisk } from "./free-disk.ts";
import { createCounter, createGauge, createHistogram, createIntegerCounter } from "./metrics.ts";
import { startMetricsServer } from "./metrics-server.ts";

const logged: string[] = [];
const write = (_: object, message: string) => void logged.push(message);
const log = { info: write, error: write };

let server: Server;
let url: string;
beforeAll(async () => {
  server = startMetricsServer({ host: "127.0.0.1", port: 0, log }) as Server;
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const read = async () => (await fetch(`${url}/metrics`)).text();

it("serves the process's own figures with the event loop's delay, and nothing else", async () => {
  const text = await read();
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  const head = await fetch(`${url}/metrics`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(logged).toEqual(["Metrics are served"]);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(404);
});

it("does not start without a port, and logs a port that is in use", async () => {
  expect(startMetricsServer({ host: "127.0.0.1", port: undefined, log })).toBeUndefined();
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { registry } = await import("./metrics.ts");
  registry.clear();
  startMetricsServer({ host: "127.0.0.1", port, log });
  await expect.poll(() => logged).toContain("The metrics can't be served");
  taken.close();
});

it("adds plain integers to a counter when it is read", async () => {
  const counts = { 200: 3, 304: 1 };
  createIntegerCounter({ name: "test_pages_total", help: "Pages" }, "status", counts);
  expect(await read()).toContain('test_pages_total{status="200"} 3');
  counts[200] += 2;
  const text = await read();
  expect(text).toContain('test_pages_total{status="200"} 5');
  expect(text).toContain('test_pages_total{status="304"} 1');
});

it("replaces a figure of the same name", async () => {
  for (const help of ["First", "Second"]) {
    createCounter({ name: "test_mails_total", help });
    createGauge({ name: "test_queue_length", help });
    createHistogram({ name: "test_seconds", help });
  }
  const text = await read();
  for (const name of ["test_mails_total", "test_queue_length", "test_seconds"]) {
    expect(text).toContain(`# HELP ${name} Second\n`);
  }
  expect(text).not.toContain(" First\n");
});

it("answers 500 and logs it when a figure can't be read", async () => {
  const { registry } = await import("./metrics.ts");
  const metrics = vi.spyOn(registry, "metrics").mockRejectedValue(new Error("gone"));
  expect((await fetch(`${url}/metrics`)).status).toBe(500);
  expect(logged).toContain("The metrics can't be read");
  metrics.mockRestore();
});

it("shows the free space of a disk, also when it can't be read", async () => {
  let free: number | undefined = 7;
  measureDisk(async () => {
    if (free === undefined) throw new Error("gone");
    return free;
  });
  expect(await read()).toContain("disk_free_bytes 7\n");
  free = undefined;
  expect(await read()).toContain("disk_free_bytes Nan\n");
});
