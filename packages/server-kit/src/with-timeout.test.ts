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
