import { expect, it } from "vitest";
import { oncePerList } from "./once-per-list.ts";

it("computes a value once for each list, also when the value is undefined", () => {
  let made = 0;
  const first = oncePerList((list: readonly number[]) => {
    made += 1;
    return list[0];
  });
  const [full, empty] = [[7, 8], [] as number[]];
  expect([first(full), first(full), first(empty), first(empty), made]).toEqual([
    7,
    7,
    undefined,
    undefined,
    2,
  ]);
});
