import { describe, expect, it } from "vitest";
import { businessAccountTimes } from "./business-account.ts";
import { contactImportLimit } from "./contact-import.ts";
import { formatCount } from "./counts.ts";
import { formatMinuteRange, formatMinutes } from "./durations.ts";
import { mediaLibraryLimits, templateMediaLimits } from "./media.ts";
import { formatSize, megabyte } from "./sizes.ts";
import { approvalTime } from "./templates.ts";

const shown = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([kind, bytes]) => [kind, formatSize(bytes)]));

describe("sizes", () => {
  it("are written in whole megabytes or kilobytes", () => {
    expect(shown(templateMediaLimits)).toEqual({
      video: "16 MB",
      image: "5 MB",
      document: "100 MB",
      sticker: "100 KB",
    });
    expect(shown(mediaLibraryLimits)).toEqual({
      image: "5 MB",
      audio: "16 MB",
      file: "100 MB",
      video: "16 MB",
    });
  });

  it("are rounded down, and a negative size or NaN is an error", () => {
    expect(formatSize(megabyte - 1)).toBe("1023 KB");
    expect(formatSize(5 * megabyte + 900_000)).toBe("5 MB");
    expect(() => formatSize(-1)).toThrow("can't be -1 bytes");
    expect(() => formatSize(Number.NaN)).toThrow(RangeError);
  });
});

describe("counts", () => {
  it("are grouped below a lakh and written in lakh from there on", () => {
    expect(formatCount(0)).toBe("0");
    expect(formatCount(999)).toBe("999");
    expect(formatCount(1_000)).toBe("1,000");
    expect(formatCount(99_999)).toBe("99,999");
    expect(formatCount(contactImportLimit)).toBe("2 lakh");
    expect(formatCount(150_000)).toBe("1.5 lakh");
  });
});

describe("durations", () => {
  it("are written as a range or as one value", () => {
    expect(formatMinuteRange(approvalTime.usual)).toBe("1 minute to 24 hours");
    expect(formatMinuteRange(approvalTime.tutorial)).toBe("10 minutes to 24 hours");
    expect(formatMinuteRange(businessAccountTimes.review)).toBe("10 minutes");
    expect(formatMinuteRange(businessAccountTimes.displayName)).toBe("3-4 hours");
  });

  it("stay in minutes when they are not whole hours", () => {
    expect(formatMinutes(60)).toBe("1 hour");
    expect(formatMinutes(90)).toBe("90 minutes");
  });
});
