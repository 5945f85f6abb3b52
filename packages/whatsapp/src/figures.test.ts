import { expect, it } from "vitest";
import { businessAccountSteps, businessAccountTimes } from "./business-account.ts";
import { chatStatuses, resolveLabel } from "./chats.ts";
import { contactImport, contactImportLimit } from "./contact-import.ts";
import { formatCount } from "./counts.ts";
import { formatMinutes } from "./durations.ts";
import { markText } from "./formatting.ts";
import { mediaLibraryLimits, mediaLibraryTypes, templateMediaLimits } from "./media.ts";
import { optInManagement, optOutKeywordExample, optOutKeywordLimit } from "./opt-in.ts";
import { conversationPrices } from "./prices.ts";
import { sessionWindow } from "./session.ts";
import { formatSize } from "./sizes.ts";
import { approvalTime, syncLabel, templateLimits, templateStatuses } from "./templates.ts";
import { exampleDailyLimit, nextTier, tiers, tierUpgrade } from "./tiers.ts";
import { checkedOn, templatesToday, tiersToday } from "./today.ts";

it("has the figures of the specification", () => {
  expect(templateLimits).toEqual({
    textLength: 1_024,
    quickReplies: 3,
    quickReplyLength: 20,
    callToActionsPerType: 1,
    libraryOver: 100,
  });
  expect(approvalTime).toEqual({
    usual: { min: 1, max: 1_440 },
    tutorial: { min: 10, max: 1_440 },
  });
  expect(businessAccountTimes).toEqual({
    review: { min: 10, max: 10 },
    displayName: { min: 180, max: 240 },
  });
  expect([businessAccountSteps, contactImportLimit, optOutKeywordLimit]).toEqual([10, 200_000, 5]);
  expect([sessionWindow.hours, exampleDailyLimit]).toEqual([24, 10_000]);
  expect(conversationPrices).toEqual({
    marketing: 0.88,
    utility: 0.125,
    authentication: 0.125,
    service: 0,
  });
  expect(tiers.map(({ limit }) => limit)).toEqual([250, 1_000, 10_000, 100_000, null]);
  expect(tierUpgrade).toMatchObject({
    share: 0.5,
    withinDays: 7,
    qualityRatings: ["Medium", "High"],
  });
  expect(contactImport).toMatchObject({
    fileType: "CSV",
    mandatory: ["name", "mobile number"],
    tagSeparator: "|",
    defaultCountryCode: "91",
    indianDigits: 10,
  });
});

it("has the media limits in bytes", () => {
  expect(templateMediaLimits).toEqual({
    video: 16_777_216,
    image: 5_242_880,
    document: 104_857_600,
    sticker: 102_400,
  });
  expect(mediaLibraryLimits).toEqual({
    image: 5_242_880,
    audio: 16_777_216,
    file: 104_857_600,
    video: 16_777_216,
  });
  expect(mediaLibraryTypes).toEqual({
    image: ["image/jpeg", "image/png"],
    video: ["video/mp4", "video/3gpp"],
  });
});

it("has the words that the product's screens show", () => {
  expect(templateStatuses).toEqual(["PENDING", "APPROVED", "REJECTED", "ACTION REQUIRED"]);
  expect([syncLabel, resolveLabel, optOutKeywordExample]).toEqual([
    ...["Sync with WhatsApp", "Resolve", "STOP"],
  ]);
  expect(optInManagement.save).toBe("Save Configuration");
  expect(Object.keys(chatStatuses)).toEqual(["Active", "Requesting", "Closed"]);
});

it("names the day and the source of the platform's current figures", () => {
  expect(checkedOn).toBe("2026-11-20");
  expect([templatesToday.source, tiersToday.source]).toEqual([
    "https://developers.facebook.com/documentation/business-messaging/whatsapp/templates/components",
    "https://developers.facebook.com/documentation/business-messaging/whatsapp/messaging-limits.md",
  ]);
});

it("puts the mark of a style before and after the words", () => {
  expect(markText("bold", "Today only")).toBe("*Today only*");
  expect(markText("monospace", "CODE20")).toBe("```CODE20```");
});

it("writes values on both sides of a unit's limit", () => {
  expect([99_999, 100_000, 1_234_567].map(formatCount)).toEqual(["99,999", "1 lakh", "12.35 lakh"]);
  expect(formatCount(0.4)).toBe("0");
  expect([0, 1, 59, 60, 61, 120].map(formatMinutes)).toEqual([
    ...["0 minutes", "1 minute", "59 minutes", "1 hour", "61 minutes", "2 hours"],
  ]);
  expect([0, 1_048_575, 1_048_576].map(formatSize)).toEqual(["0 KB", "1023 KB", "1 MB"]);
});

it("leads from the first tier to the second", () => {
  expect(nextTier(tiers[0])).toEqual({ name: "Tier 1", limit: 1_000 });
});
