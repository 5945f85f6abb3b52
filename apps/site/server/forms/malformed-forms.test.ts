import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "../../app/backend/.server/log.ts";
import { type FormBench, startFormBench } from "../../testing/form-bench.ts";

let bench: FormBench;
beforeEach(async () => {
  bench = await startFormBench();
});
afterEach(() => bench.host.stop());

const odd = {
  idempotencyKey: { length: { toString: 1, valueOf: 1 } },
  email: { length: { toString: 1, valueOf: 1 } },
  slug: { length: { toString: 1, valueOf: 1 } },
};
const forms: [path: string, requests: number][] = [
  ["/_forms/demo", 30],
  ["/_forms/enterprise", 30],
  ["/_forms/contact", 30],
  ["/_forms/feedback", 60],
];

it.each(forms)(
  "counts a malformed request to %s in its limit of %i, and then does not read it",
  async (path, most) => {
    for (let sent = 0; sent < most; sent += 1) {
      expect([400, 422]).toContain((await bench.send(odd, { path })).status);
    }
    let reads = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          reads += 1;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await bench.sendRaw({ body, duplex: "half" }, { path });
    expect(answer.status).toBe(429);
    expect(reads).toBe(0);
  },
);

it("counts a form that is too large in the limit", async () => {
  for (let sent = 0; sent < 30; sent += 1) {
    expect((await bench.sendRaw({ body: "x".repeat(100_001) })).status).toBe(413);
  }
  expect((await bench.sendRaw({ body: "x".repeat(100_001) })).status).toBe(429);
});

it("logs no error for 200 malformed forms from one address", async () => {
  const fault = vi.spyOn(log, "error");
  const statuses: number[] = [];
  for (let sent = 0; sent < 200; sent += 1) {
    statuses.push((await bench.send({ ...odd, idempotencyKey: crypto.randomUUID() })).status);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(170);
  expect(fault).not.toHaveBeenCalled();
  fault.mockRestore();
});
