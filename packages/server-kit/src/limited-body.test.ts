import { expect, it } from "vitest";
import { readAtMost } from "./limited-body.ts";

const megabyte = 1024 * 1024;

it("reads a body up to its limit, and no byte more", async () => {
  const read = async (text: string, most: number) =>
    (await readAtMost(new Blob([text]).stream(), most))?.toString();
  expect(await read("four", 4)).toBe("four");
  expect(await read("", 0)).toBe("");
  expect(await read("fours", 4)).toBeUndefined();
});

it("discards up to 8 MB of a longer body, so that its sender gets the answer", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(megabyte));
        if (sent === 100) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  expect(await readAtMost(endless, 10)).toBeUndefined();
  expect(sent).toBe(9);
});

it("reads several chunks in their order", async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of ["one ", "two ", "three"]) controller.enqueue(Buffer.from(text));
      controller.close();
    },
  });
  expect((await readAtMost(body, 13))?.toString()).toBe("one two three");
});
