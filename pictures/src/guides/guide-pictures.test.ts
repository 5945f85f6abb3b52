import { expect, it } from "vitest";
import { guidePictures } from "./guide-pictures.ts";

/**
 * The key of a message is its sender and time. The captures render one picture after the other, and a
 * repeated key left a message of one picture in the next one.
 */
it("no two messages of a chat have the same sender and the same time", () => {
  const chats = Object.entries(guidePictures).flatMap(([name, { conversation }]) =>
    conversation ? [{ name, lines: conversation.lines }] : [],
  );
  expect(chats.length).toBeGreaterThan(10);
  for (const { name, lines } of chats) {
    const keys = lines.map(({ from, time }) => `${from} ${time}`);
    expect(new Set(keys).size, name).toBe(keys.length);
  }
});
