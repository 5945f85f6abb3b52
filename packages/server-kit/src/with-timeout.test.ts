import { expect, it } from "vitest";
import { withTimeout } from "./with-timeout.ts";

it("returns the value of a promise that resolves in time", async () => {
  expect(await withTimeout(Promise.resolve("done"), 10_000)).toBe("done");
});

it("returns undefined when the promise takes longer", async () => {
  expect(await withTimeout(new Promise(() => undefined), 20)).toBeUndefined();
});

it("throws what the promise rejects with", async () => {
  await expect(withTimeout(Promise.reject(new Error("down")), 10_000)).rejects.toThrow("down");
});

it("does not keep the process alive, neither while it waits nor afterwards", async () => {
  const countTimers = () =>
    process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  const before = countTimers();
  const done = Promise.withResolvers<string>();
  const waiting = withTimeout(done.promise, 10_000);
  expect(countTimers()).toBe(before);
  done.resolve("done");
  expect(await waiting).toBe("done");
});
