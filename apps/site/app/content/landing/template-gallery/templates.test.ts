import { describe, expect, it } from "vitest";
import { templateGroups } from "./templates.ts";

const templates = templateGroups.flatMap(({ templates: group }) => group);

it("there are thirty templates with names of their own, five for each of six industries", () => {
  expect(templateGroups.map(({ templates: group }) => group.length)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(new Set(templates.map(({ name }) => name)).size).toBe(30);
});

describe.each(templates)("$name", ({ name, category, text, variables, quickReplies = [] }) => {
  it("follows the rules for names, length and spaces", () => {
    expect(name).toMatch(/^[a-z0-9_]+$/);
    expect(text.length).toBeLessThanOrEqual(1_024);
    expect(text).not.toMatch(/ {2}|\s$|bit\.ly|tinyurl/);
  });

  it("has numbered placeholders in order, with text around each, and a sample for each", () => {
    const numbers = [...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(variables.map((_, index) => index + 1));
    expect(text).not.toMatch(/^\{\{|\}\}$|\}\}\s*\{\{/);
    for (const { means, sample } of variables) expect(`${means}${sample}`).not.toBe("");
  });

  it("has at most three quick replies of at most 20 characters, without emojis", () => {
    expect(quickReplies.length).toBeLessThanOrEqual(3);
    for (const reply of quickReplies) {
      expect(reply.length).toBeLessThanOrEqual(20);
      expect(reply).not.toMatch(/\p{Extended_Pictographic}/u);
    }
  });

  it("says how to stop it, if it is marketing, and offers nothing, if it is utility", () => {
    if (category === "Marketing") expect(text).toMatch(/Reply STOP|One tap is enough/);
    else expect(text).not.toMatch(/offer|discount|% off|buy now/i);
  });
});
