import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as feedback from "./article-feedback.ts";
import * as search from "./article-search.ts";
import { capabilities, capabilitiesPath } from "./capabilities.ts";
import * as changes from "./content-changes.ts";
import { heldLeadsCapability } from "./held-leads.ts";
import * as repeats from "./keyed-repeats.ts";
import * as redirects from "./old-addresses.ts";
import * as misses from "./search-misses.ts";
import * as assertions from "./site-assertion.ts";
import * as check from "./site-check.ts";
import * as spooled from "./spooled-leads.ts";
import * as substitutes from "./substitute-captcha.ts";
import * as undelivered from "./undelivered-leads.ts";
import { visitorLimitHeader } from "./visitor-limit.ts";

it("has the addresses and names that both apps use, also in different versions", () => {
  expect([
    capabilitiesPath,
    [feedback.articleFeedbackPath, feedback.articleFeedbackCapability],
    [search.articleSearchPath, search.articleSearchCapability, search.articleSearchParameter],
    [redirects.redirectsPath, redirects.oldAddressesCapability],
    [changes.contentChangesPath, changes.contentChangesCapability, changes.cursorParameter],
    [misses.searchMissesPath, misses.searchMissesCapability],
    [assertions.siteAssertionHeader, assertions.siteAssertionCapability],
    [check.siteCheckPath, check.siteCheckCapability, check.maxClockDifferenceMs],
    [repeats.keyedRepeatsCapability, substitutes.substituteCaptchaCapability],
    [spooled.spooledLeadsCapability, undelivered.undeliveredLeadsCapability],
    undelivered.undeliveredLeadsPath,
    [heldLeadsCapability, visitorLimitHeader],
  ]).toEqual([
    "/capabilities",
    ["/article-feedback", "article-feedback"],
    ["/search/articles", "article-search", "q"],
    ["/moved", "old-addresses"],
    ["/content-changes", "content-changes", "after"],
    ["/search/misses", "search-misses"],
    ["X-Site-Assertion", "site-assertion"],
    ["/site-check", "site-check", 60_000],
    ["keyed-repeats", "substitute-captcha"],
    ["spooled-leads", "undelivered-leads"],
    "/undelivered-leads",
    ["held-leads", "X-Visitor-Limit"],
  ]);
  expect(capabilities.parse({ capabilities: ["a"] })).toEqual({ capabilities: ["a"] });
  expect(capabilities.safeParse({}).success).toBe(false);
});

describe("feedback on an article", () => {
  const given = { section: "help", slug: "move-a-lead", helpful: false };
  const messageOf = (change: object) =>
    feedback.articleFeedback.safeParse({ ...given, ...change }).error?.issues[0]?.message;

  it("names its article, says yes or no, and may have a reason and a note", () => {
    const whole = { ...given, section: "blog", reason: "unclear", note: " Too short " };
    expect(feedback.articleFeedback.parse(whole)).toEqual({ ...whole, note: "Too short" });
    expect(feedback.articleFeedback.parse(given)).toEqual(given);
  });

  it("is answered with a sentence when a field is wrong", () => {
    const which = "Please say which article this is about";
    expect(messageOf({ section: "wiki" })).toBe(which);
    expect(messageOf({ slug: ".." })).toBe(which);
    expect(messageOf({ helpful: "yes" })).toBe("Please choose yes or no");
    expect(messageOf({ reason: "boring" })).toBe("Please choose one of the reasons");
    expect(messageOf({ slug: "x".repeat(200), note: "x".repeat(300) })).toBeUndefined();
    expect(messageOf({ slug: "x".repeat(201) })).toBe("Please keep this under 200 characters");
    expect(messageOf({ note: "x".repeat(301) })).toBe("Please keep this under 300 characters");
  });
});

it("leaves found articles out whose slugs can't be part of a path", () => {
  const found = (slug: string, categorySlug: string, section = "help") => ({
    section,
    id: "a1",
    title: "Move a lead",
    slug,
    category: { name: "Pipelines", slug: categorySlug },
    excerpt: "Drag it",
    words: ["lead"],
    fit: 0.5,
  });
  const articles = [found("a", "b"), found("..", "b"), found("a", "x/.."), found("c", "d", "blog")];
  const answer = { success: true, articles };
  expect(search.articleSearchAnswer.parse(answer).articles).toEqual([articles[0], articles[3]]);
  for (const wrong of [
    { ...answer, success: false },
    { success: true, articles: [found("a", "b", "wiki")] },
    { success: true, articles: [{ ...found("a", "b"), category: {} }] },
    { success: true, articles: [{}] },
  ]) {
    expect(search.articleSearchAnswer.safeParse(wrong).success).toBe(false);
  }
});

it.each([
  [null, true],
  ["/", true],
  ["/blog/new?a=b#c", true],
  ["", false],
  ["blog", false],
  ["x/blog", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["/a b", false],
  ["/a\nb", false],
  ["/é", false],
])("a redirect to %j is accepted: %s", (path, accepted) => {
  expect(redirects.redirectAnswer.safeParse({ path }).success).toBe(accepted);
  expect(redirects.redirectAnswer.safeParse({}).success).toBe(false);
});

it("accepts up to 1,000 changed paths, or a star", () => {
  const accepts = (...paths: unknown[]) =>
    changes.contentChanges.safeParse({ cursor: "c", paths }).success;
  expect([accepts("/blog"), accepts("*"), accepts("/"), accepts()]).toEqual([
    ...[true, true, true, true],
  ]);
  expect([accepts("blog/"), accepts(""), accepts("**"), accepts(1)]).toEqual([
    ...[false, false, false, false],
  ]);
  expect(accepts(...Array(1_000).fill("/blog"))).toBe(true);
  expect(accepts(...Array(1_001).fill("/blog"))).toBe(false);
});

it("stores searches of up to 80 characters and ten words", () => {
  const words = (count: number) => Array(count).fill("ab").join(" ");
  expect(misses.normalizeMiss("x".repeat(80))).toBe("x".repeat(80));
  expect(misses.normalizeMiss(words(10))).toBe(words(10));
  expect(misses.normalizeMiss(words(11))).toBeUndefined();
  expect(misses.normalizeMiss(" ?!tally import?! ")).toBe("tally import");
  const accepts = (term: unknown) => misses.searchMiss.safeParse({ term }).success;
  expect([accepts("x".repeat(400)), accepts("x".repeat(401)), accepts(undefined)]).toEqual([
    ...[true, false, false],
  ]);
});

describe("the check of shared settings", () => {
  const values = {
    API_KEY: "one",
    ENTERPRISE_COMPANY_ID: "two",
    CAPTCHA_PROVIDER: "altcha",
    CAPTCHA_VERIFY: "host",
    CAPTCHA_SECRET: "three",
  };

  it("compares each setting by a keyed hash, which depends on its name", () => {
    const hash = (text: string) => createHmac("sha256", "secret").update(text).digest("hex");
    expect(check.hashSharedSettings("secret", values)).toEqual({
      API_KEY: hash("site-check\nAPI_KEY\none"),
      ENTERPRISE_COMPANY_ID: hash("site-check\nENTERPRISE_COMPANY_ID\ntwo"),
      CAPTCHA_PROVIDER: hash("site-check\nCAPTCHA_PROVIDER\naltcha"),
      CAPTCHA_VERIFY: hash("site-check\nCAPTCHA_VERIFY\nhost"),
      CAPTCHA_SECRET: hash("site-check\nCAPTCHA_SECRET\nthree"),
    });
  });

  it("accepts requests and answers of the right shape only", () => {
    const request = { hashes: values, demoCampaignId: "c".repeat(200) };
    expect(check.siteCheck.parse(request)).toEqual(request);
    const long = { ...request, demoCampaignId: "c".repeat(201) };
    for (const wrong of [long, { demoCampaignId: "c" }]) {
      expect(check.siteCheck.safeParse(wrong).success).toBe(false);
    }
    expect(check.siteCheckAnswer.safeParse({ differing: ["API_KEY"] }).success).toBe(true);
    expect(check.siteCheckAnswer.safeParse({}).success).toBe(false);
  });
});

it("asserts the hash of a captcha token whose provider gave no answer", () => {
  const header = assertions.signSiteAssertion("secret", { unansweredCaptcha: "token" }, 1_000);
  const hash = createHash("sha256").update("token").digest("hex");
  expect(assertions.readSiteAssertion("secret", header, 1_000)).toEqual({
    at: 1_000,
    unansweredCaptcha: hash,
  });
  expect(assertions.hashCaptchaToken("token")).toBe(hash);
  // Five minutes in both directions.
  expect(assertions.readSiteAssertion("secret", header, 301_000)).toBeDefined();
  expect(assertions.readSiteAssertion("secret", header, 301_001)).toBeUndefined();
});

it("signs an assertion with a key that no other signature uses", () => {
  const header = assertions.signSiteAssertion("secret", { visitor: "::1" }, 1_000);
  const [text = ""] = header.split(".");
  expect(JSON.parse(Buffer.from(text, "base64url").toString())).toEqual({
    at: 1_000,
    visitor: "::1",
  });
  const signature = createHmac("sha256", "secret").update(`site-assertion\n${text}`);
  expect(header).toBe(`${text}.${signature.digest("base64url")}`);
});
