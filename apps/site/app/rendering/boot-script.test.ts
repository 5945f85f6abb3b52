import { expect, it } from "vitest";
import { appReadyEvent } from "./app-ready.ts";
import { bootScript } from "./boot-script.ts";

it("is under a kilobyte as it travels, and valid", async () => {
  const compressed = new Blob([bootScript]).stream().pipeThrough(new CompressionStream("gzip"));
  expect((await new Response(compressed).arrayBuffer()).byteLength).toBeLessThan(1_000);
  expect(() => new Function(bootScript)).not.toThrow();
});

it("waits for the event that the root fires", () => {
  expect(bootScript).toContain(`"${appReadyEvent}"`);
});

it("can stand inside a script element", () => {
  expect(bootScript).not.toMatch(/<\/|<!--/);
});
