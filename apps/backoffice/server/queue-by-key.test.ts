import { expect, it } from "vitest";
import { createQueueByKey } from "./queue-by-key.ts";

it("runs tasks of one key one after the other, and of several keys side by side", async () => {
  const queue = createQueueByKey();
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = queue("a", async () => {
    order.push("first begins");
    await gate.promise;
    order.push("first ends");
    return 1;
  });
  const second = queue("a", async () => order.push("second"));
  const other = queue("b", async () => order.push("other key"));
  await other;
  gate.resolve();
  expect(await first).toBe(1);
  await second;
  expect(order).toEqual(["first begins", "other key", "first ends", "second"]);
});

it("runs the next task after one that has failed", async () => {
  const queue = createQueueByKey();
  const failed = queue("a", () => Promise.reject(new Error("broken")));
  const next = queue("a", async () => "done");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
