import { describe, expect, it } from "vitest";
import { fromIndiaTime, nextMorning, toIndiaTime } from "./india-time.ts";

describe("a time typed at the desk", () => {
  it("is read as India Standard Time in any time zone of the browser", () => {
    expect(fromIndiaTime("2026-12-01T09:30")?.toISOString()).toBe("2026-12-01T04:00:00.000Z");
    expect(toIndiaTime(new Date("2026-11-30T18:45:00Z"))).toBe("2026-12-01T00:15");
  });

  it("is undefined while the field is empty", () => {
    expect(fromIndiaTime("")).toBeUndefined();
  });
});

it.each([
  ["2026-11-23T14:37", "2026-11-24T09:00"],
  ["2026-11-23T00:30", "2026-11-23T09:00"],
  ["2026-11-23T07:59", "2026-11-23T09:00"],
  ["2026-11-23T08:00", "2026-11-24T09:00"],
  ["2026-12-31T23:59", "2027-01-01T09:00"],
])(
  "proposes nine in the morning that is more than an hour away: at %s it is %s",
  (now, proposed) => {
    expect(toIndiaTime(nextMorning(fromIndiaTime(now)?.getTime() ?? 0))).toBe(proposed);
  },
);
