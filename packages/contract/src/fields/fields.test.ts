import { describe, expect, it } from "vitest";
import { z } from "zod";
import { articleLimits } from "./article-limits.ts";
import { contextSchema } from "./context.ts";
import { toAsciiDigits } from "./digits.ts";
import { emailField } from "./email.ts";
import { feedbackReasons, longestNote } from "./feedback-reasons.ts";
import { maxCharacters, maxEntries, notEmpty } from "./length-rules.ts";
import { contactChoiceDefault, contactChoices } from "./options.ts";
import { textField } from "./text-field.ts";

const messageOf = (result: { error?: z.ZodError | undefined }) => result.error?.issues[0]?.message;

describe("an email address", () => {
  const field = emailField({ email: "missing", emailFormat: "malformed" });

  it.each([
    ...["a@b.c", "asha@parmar.example", "asha.r.p@shop.co.in", "asha-p@parmar-tiles.example"],
    ...["asha+crm@parmar.example", "asha_p@x.example", "9825012345@shop.in", "A@B.IN"],
    ...["a1.b2-c3+d4@e5--f6-g7.h8-i9--j0.k11", "ab@cd.ef-gh"],
  ])("can be %s", (address) => {
    expect(field.parse(` ${address}\n`)).toBe(address);
  });

  it.each([
    ...["a@b", "@b.example", "a@", "a@.example", "a@b.", "a@b..example", "a..b@c.example"],
    ...[".a@b.example", "a.@b.example", "a+@b.example", "a b@c.example", "a@b c.example"],
    ...["a@-b.example", "a@b-.example", "a@b.-example", "a@b.example-", "a@b_c.example"],
    ...[
      "a@b@c.example",
      "é@b.example",
      "a@bé.example",
      "a@b.exämple",
      "!a@b.example",
      "a@b.example!",
    ],
    ...["a@b.c,d", "a@b.example,c@d.example", "a!b@c.example", "a.!@c.example", "a@b.c-!"],
  ])("can't be %s", (address) => {
    expect(messageOf(field.safeParse(address))).toBe("malformed");
  });

  it.each([undefined, 7, "", "  "])("is missing when it is %j", (value) => {
    expect(messageOf(field.safeParse(value))).toBe("missing");
  });
});

describe("a required text", () => {
  const line = textField("missing", 5);
  const text = textField("missing", 8, "many");

  it("is trimmed, and control characters of a line become one space", () => {
    expect(line.parse(" a\u0000\u0007\nb ")).toBe("a b");
    expect(line.parse("a\tb")).toBe("a b");
    expect(line.parse("a\ud83d")).toBe("a\ufffd");
  });

  it("keeps its line breaks and tabs when it has many lines", () => {
    expect(text.parse("a\r\nb\tc\u0007d")).toBe("a\nb\tc d");
  });

  it.each(["", "   ", "\u200b\u00ad", "\u2003", undefined, 3])(
    "is missing when it is %j",
    (value) => {
      expect(messageOf(line.safeParse(value))).toBe("missing");
    },
  );

  it("may have as many characters as its limit, and an emoji counts as one", () => {
    expect(line.parse("abcde")).toBe("abcde");
    expect(line.parse("🙂🙂🙂🙂🙂")).toBe("🙂🙂🙂🙂🙂");
    for (const long of ["abcdef", "🙂🙂🙂🙂🙂🙂"]) {
      expect(messageOf(line.safeParse(long))).toBe("Please keep this under 5 characters");
    }
  });
});

it("counts characters and entries up to the limit", () => {
  const name = z.string().check(notEmpty("Please give a name"), maxCharacters(3, "too long"));
  expect(["", "a", "abc", "abcd"].map((text) => messageOf(name.safeParse(text)))).toEqual([
    ...["Please give a name", undefined, undefined, "too long"],
  ]);
  const list = z.array(z.number()).check(maxEntries(2));
  expect([[], [1, 2], [1, 2, 3]].map((entries) => messageOf(list.safeParse(entries)))).toEqual([
    ...[undefined, undefined, "Please keep this under 2 entries"],
  ]);
});

it("reads the first and the last digit of every script that is typed in India", () => {
  const scripts = [...["٠٩", "۰۹", "०९", "০৯", "੦੯", "૦૯", "୦୯", "௦௯", "౦౯", "೦೯", "൦൯", "꯰꯹"]];
  for (const digits of scripts) expect(toAsciiDigits(digits)).toBe("09");
  expect(toAsciiDigits("१२३४५६७८")).toBe("12345678");
  // Other scripts' digits and everything else stay.
  expect(toAsciiDigits("+91 (98) abc ๕ é")).toBe("+91 (98) abc ๕ é");
});

describe("the context of a lead", () => {
  it("keeps its known fields, and shortens long texts to 300 characters", () => {
    const context = {
      marketingConsent: true,
      notice: "2026-11-21",
      page: "/pricing",
      referrer: "https://search.example/",
      campaign: { utm_source: "mail" },
    };
    expect(contextSchema.parse({ ...context, unknown: 1 })).toEqual(context);
    expect(contextSchema.parse({ page: "x".repeat(301) })).toEqual({ page: "x".repeat(300) });
    expect(contextSchema.parse({ page: `${"x".repeat(299)}🙂` })?.page).toBe(
      `${"x".repeat(299)}\ufffd`,
    );
  });

  it("accepts names of campaign parameters of up to 40 characters", () => {
    const read = (length: number) =>
      contextSchema.parse({ page: "/", campaign: { ["n".repeat(length)]: "x" } });
    expect(read(40)?.page).toBe("/");
    expect(read(41)).toBeUndefined();
  });

  it("is undefined when it has another shape, and the lead is still accepted", () => {
    for (const context of [undefined, "text", { marketingConsent: "yes" }]) {
      expect(contextSchema.parse(context)).toBeUndefined();
    }
  });
});

it("has the options and limits that pages show", () => {
  expect(contactChoices("Acme")).toEqual(["New to Acme", "Already Acme User"]);
  expect(contactChoiceDefault).toBe("Select Data");
  expect(Object.keys(feedbackReasons)).toEqual([
    ...["not-answered", "did-not-work", "unclear", "outdated"],
  ]);
  expect(longestNote).toBe(300);
  expect(articleLimits).toEqual({
    characters: 400_000,
    headings: 500,
    elements: 20_000,
    depth: 100,
    pictures: 1_000,
  });
});
