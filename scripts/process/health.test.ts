import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { answers, hangLimit, waitForHang } from "./health.ts";

const never = new AbortController().signal;
const soon = { checks: 3, everyMs: 1 };

test("an app counts as hung after thirty seconds without an answer", () => {
  expect(hangLimit.checks * hangLimit.everyMs).toBe(30_000);
});

test("only consecutive checks without an answer count as a hang", async () => {
  const given = [false, false, true, false, false, false];
  const left = [...given];
  expect(await waitForHang(async () => left.shift() ?? true, soon, never)).toBe(true);
  expect(left).toEqual([]);
});

test("an app that has ended does not count as hung", async () => {
  const ended = new AbortController();
  const ask = async () => {
    ended.abort();
    return false;
  };
  expect(await waitForHang(ask, { checks: 2, everyMs: 1_000_000 }, ended.signal)).toBe(false);
});

test("a 503 counts as an answer; a timeout and a refused connection do not", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/busy") response.writeHead(503).end("not ready");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await answers(`${url}/busy`, never)).toBe(true);
  expect(await answers(`${url}/silent`, AbortSignal.timeout(50))).toBe(false);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await answers(`${url}/busy`, never)).toBe(false);
});
