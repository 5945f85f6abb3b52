import { getEventListeners, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { createShutdown, finishesBefore, type ShutdownParts, shutdownTimes } from "./shutdown.ts";

const never = 1_000_000;
const noTimes = { answerMs: never, closeMs: never, exitMs: never, repeatMs: never };

afterEach(() => {
  vi.useRealTimers();
});

async function startServer(
  parts: Partial<ShutdownParts> = {},
  times: Partial<typeof noTimes> = {},
) {
  const stopSignal = new AbortController();
  const waiting: ServerResponse[] = [];
  const server = createServer((_, response) => waiting.push(response));
  const exited = Promise.withResolvers<number>();
  const logged: string[] = [];
  const details: object[] = [];
  const write = (detail: object, message: string) => {
    details.push(detail);
    logged.push(message);
  };
  const signal = createShutdown(
    {
      server,
      log: { info: write, warn: write, error: write },
      stopSignal,
      exit: (code) => exited.resolve(code),
      ...parts,
    },
    { ...noTimes, ...times },
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  /** Sends a request, and returns once the server has it. */
  const send = async () => {
    const answered = fetch(url).then(
      ({ status }) => `answer ${status}`,
      () => "no answer",
    );
    await once(server, "request");
    return { answered };
  };
  return { server, stopSignal, waiting, signal, exited: exited.promise, logged, details, send };
}

it("exits within ten seconds", () => {
  expect(shutdownTimes).toMatchObject({ answerMs: 9_000 });
  expect(shutdownTimes.exitMs).toBeLessThan(10_000);
});

it("answers, stops the workers, then calls `close` and exits with 0", async () => {
  const order: string[] = [];
  const workers = Promise.withResolvers<void>();
  const drainSignal = new AbortController();
  const { waiting, signal, exited, send } = await startServer({
    drainSignal,
    stopWorkers: () => workers.promise.then(() => order.push("workers")),
    close: async () => order.push("close"),
  });
  const { answered } = await send();
  signal();
  expect(drainSignal.signal.aborted).toBe(true);
  waiting[0]?.end();
  order.push(await answered);
  workers.resolve();
  expect(await exited).toBe(0);
  expect(order).toEqual(["answer 200", "workers", "close"]);
});

it("aborts the stop signal, and later closes connections that are still open", async () => {
  const { stopSignal, signal, exited, send } = await startServer({}, { answerMs: 1, closeMs: 200 });
  const { answered } = await send();
  signal();
  await once(stopSignal.signal, "abort");
  expect(await answered).toBe("no answer");
  expect(await exited).toBe(0);
});

it("logs how many requests are open, and each step comes at its time", async () => {
  const lines: unknown[] = [];
  const write = (level: string) => (details: object, message: string) =>
    lines.push([level, details, message]);
  const log = { info: write("info"), warn: write("warn"), error: write("error") };
  const times = { answerMs: 100, closeMs: 200, exitMs: 300 };
  const { stopSignal, signal, exited, send } = await startServer({ log }, times);
  const { answered } = await send();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  signal();
  vi.advanceTimersByTime(99);
  expect(stopSignal.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(stopSignal.signal.aborted).toBe(true);
  vi.advanceTimersByTime(100);
  expect(await answered).toBe("no answer");
  expect(await exited).toBe(0);
  expect(lines).toEqual([
    ["info", { requests: 1 }, "Stopping when the open requests are answered"],
    ["warn", { requests: 1 }, "Answering the waiting requests with 503"],
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it("exits in time and logs a warning when the workers never stop", async () => {
  const { signal, exited, logged, details } = await startServer(
    { stopWorkers: () => new Promise(() => {}) },
    { exitMs: 1 },
  );
  signal();
  expect(await exited).toBe(0);
  expect(logged.at(-1)).toBe("Exited before all work had ended");
  expect(details.at(-1)).toEqual({ requests: 0 });
});

it.each(["stopWorkers", "close"])(
  "answers first, then logs an error and exits with 1 when `%s` fails",
  async (part) => {
    const stuck = new Error("stuck");
    const { waiting, signal, exited, logged, details, send } = await startServer({
      [part]: () => Promise.reject(stuck),
    });
    const { answered } = await send();
    signal();
    waiting[0]?.end();
    expect(await answered).toBe("answer 200");
    expect(await exited).toBe(1);
    expect(logged).toEqual(["Stopping when the open requests are answered", "The shutdown failed"]);
    expect(details.at(-1)).toEqual({ err: stuck });
  },
);

it("exits at once on a second signal, unless it arrives together with the first", async () => {
  const together = await startServer({ close: () => new Promise(() => {}) });
  let exitedEarly = false;
  void together.exited.then(() => {
    exitedEarly = true;
  });
  together.signal();
  together.signal();
  await once(together.server, "close");
  expect(exitedEarly).toBe(false);

  vi.useFakeTimers({ toFake: ["Date"] });
  const codes: number[] = [];
  const exit = (code: number) => codes.push(code);
  const apart = await startServer(
    { close: () => new Promise(() => {}), exit },
    { repeatMs: 1_000 },
  );
  apart.signal();
  vi.advanceTimersByTime(999);
  apart.signal();
  expect(codes).toEqual([]);
  vi.advanceTimersByTime(1);
  apart.signal();
  expect(codes).toEqual([1]);
  apart.server.close();
});

it("waits for work until the stop signal, and not after it", async () => {
  const stopSignal = new AbortController();
  expect(await finishesBefore(stopSignal.signal, Promise.resolve())).toBe(true);
  await expect(
    finishesBefore(stopSignal.signal, Promise.reject(new Error("broken"))),
  ).rejects.toThrow("broken");
  const waits = finishesBefore(stopSignal.signal, new Promise(() => {}));
  expect(getEventListeners(stopSignal.signal, "abort")).toHaveLength(1);
  stopSignal.abort();
  expect(await waits).toBe(false);
  expect(getEventListeners(stopSignal.signal, "abort")).toEqual([]);
  expect(await finishesBefore(stopSignal.signal, new Promise(() => {}))).toBe(false);
});
