import { describe, expect, it } from "vitest";
import {
  dayOfWeek,
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  isSameDay,
  startOfDay,
  toIso,
  toSheetTime,
} from "./dates.ts";

const wrong = [undefined, null, "", "yesterday", "2024-13-40"];

describe("a date", () => {
  it("has a short month, a two-digit day and the year, by the day in India", () => {
    expect(formatDate("2024-10-07T06:00:00Z")).toBe("Oct 07, 2024");
    expect(formatDate("2024-10-17T18:29:59Z")).toBe("Oct 17, 2024");
    expect(formatDate("2024-10-17T18:30:00Z")).toBe("Oct 18, 2024");
  });

  it("begins with the day at the desk, and every month has three letters", () => {
    expect(formatDay("2024-10-07T06:00:00Z")).toBe("7 Oct 2024");
    expect(formatDay("2024-10-17T18:30:00Z")).toBe("18 Oct 2024");
    expect(formatDay("2024-09-30T06:00:00Z")).toBe("30 Sep 2024");
  });

  it("is a date of India's time in spreadsheets", () => {
    expect(toSheetTime(Date.parse("2024-10-17T18:29:59.999Z"))).toBe("2024-10-17 23:59:59");
    expect(toSheetTime(Date.parse("2024-10-17T18:30:00Z"))).toBe("2024-10-18 00:00:00");
    expect(toSheetTime(null)).toBe("");
  });

  it("can be followed by the time of day in India", () => {
    expect(formatDateTime("2024-10-17T06:00:00Z")).toBe("17 Oct 2024, 11:30 am IST");
    expect(formatDateTime("2024-10-17T07:35:00Z")).toBe("17 Oct 2024, 1:05 pm IST");
    expect(formatTime("2024-10-17T07:35:00Z")).toBe("1:05 pm");
  });

  it.each(wrong)("is empty when it is %j", (iso) => {
    expect(formatDate(iso)).toBe("");
    expect(formatDay(iso)).toBe("");
    expect(formatTime(iso)).toBe("");
    expect(formatDateTime(iso)).toBe("");
  });
});

describe("a day in India", () => {
  it("begins at half past six in the evening of UTC", () => {
    const begins = Date.parse("2024-10-17T18:30:00Z");
    expect(startOfDay(begins)).toBe(begins);
    expect(startOfDay(begins - 1)).toBe(begins - 86_400_000);
    expect(startOfDay(begins + 86_399_999)).toBe(begins);
  });

  it("has a number in its week, from Monday to Sunday", () => {
    const monday = Date.parse("2024-10-13T18:30:00Z");
    const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => dayOfWeek(monday + day * 86_400_000));
    expect(days).toEqual([1, 2, 3, 4, 5, 6, 7, 1]);
    expect(dayOfWeek(monday - 1)).toBe(7);
  });

  it("is exchanged as an ISO instant, or as nothing", () => {
    expect(toIso(0)).toBe("1970-01-01T00:00:00.000Z");
    expect(toIso(null)).toBeNull();
  });
});

describe("two instants", () => {
  it("are on the same day when it is the same in India", () => {
    expect(isSameDay("2024-10-17T19:00:00Z", "2024-10-18T06:00:00Z")).toBe(true);
    expect(isSameDay("2024-10-17T06:00:00Z", "2024-10-17T19:00:00Z")).toBe(false);
    expect(isSameDay("2024-10-17T06:00:00Z", "2023-10-17T06:00:00Z")).toBe(false);
  });

  it.each(wrong)("are not when one or both are %j", (iso) => {
    expect(isSameDay(iso, "2024-10-17T06:00:00Z")).toBe(false);
    expect(isSameDay("2024-10-17T06:00:00Z", iso)).toBe(false);
    expect(isSameDay(iso, iso)).toBe(false);
    // A missing date would be formatted as today.
    expect(isSameDay(iso, new Date().toISOString())).toBe(false);
  });
});
