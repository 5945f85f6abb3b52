import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { measureDisk } from "./free-disk.ts";
import { createIntegerCounter } from "./metrics.ts";
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
