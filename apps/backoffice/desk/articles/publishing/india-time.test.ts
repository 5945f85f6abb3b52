import { describe, expect, it } from "vitest";
import { fromIndiaTime, toIndiaTime } from "./india-time.ts";

describe("a time typed at the desk", () => {
  it("is read as India Standard Time in any time zone of the browser", () => {
    expect(fromIndiaTime("2026-12-01T09:30")?.toISOString()).toBe("2026-12-01T04:00:00.000Z");
    expect(toIndiaTime(new Date("2026-11-30T18:45:00Z"))).toBe("2026-12-01T00:15");
  });

  it("is undefined while the field is empty", () => {
    expect(fromIndiaTime("")).toBeUndefined();
  });
});
