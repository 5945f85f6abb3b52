import { expect, it } from "vitest";
import { appReadyEvent } from "./app-ready.ts";
import bootScript from "./boot-script.ts?inline-script";

it("is valid and under a kilobyte compressed", async () => {
  const compressed = new Blob([bootScript]).stream().pipeThrough(new CompressionStream("gzip"));
  expect((await new Response(compressed).arrayBuffer()).byteLength).toBeLessThan(1_000);
  expect(() => new Function(bootScript)).not.toThrow();
});

it("waits for the event that the root component fires", () => {
  expect(bootScript).toMatch(new RegExp(`(["'\`])${appReadyEvent}\\1`));
});

it("can be inlined in a script element", () => {
  expect(bootScript).not.toMatch(/<\/|<!--/);
});
