import { tutorialPaths } from "@crm/brand";
import type { Plugin } from "vite";
import { describe, expect, it } from "vitest";
import { writtenPages } from "./written-pages.ts";

const { transform } = writtenPages();

/** Returns the compiled code of a page's text. */
async function compile(text: string): Promise<string> {
  const run = transform as unknown as (code: string, id: string) => Promise<{ code: string }>;
  return (await run.call({} as Plugin, text, "/page.mdx")).code;
}

describe("headings", () => {
  it("get ids without their numbers, and are exported as a list", async () => {
    const code = await compile("## 4. Your free trial\n\n### What *it* holds\n");
    expect(code).toContain('id: "h-your-free-trial"');
    const [, list = ""] = /export const headings = (\[[\s\S]*?\]);/.exec(code) ?? [];
    // biome-ignore lint/security/noGlobalEval: the compiled list is JavaScript, not JSON
    expect(eval(list)).toEqual([
      { id: "h-your-free-trial", text: "4. Your free trial", level: 2 },
      { id: "h-what-it-holds", text: "What it holds", level: 3 },
    ]);
  });

  it("must be plain text, unique, and of the second or third level", async () => {
    await expect(compile("## About {name}\n")).rejects.toThrow("A heading is plain text");
    await expect(compile("## Same\n\n## Same\n")).rejects.toThrow("Two headings are called Same");
    await expect(compile("# Title\n")).rejects.toThrow("second or third level");
  });
});

describe("links", () => {
  it("get their addresses from the path tables", async () => {
    const code = await compile(
      "[a](tutorial:tags) [b](page:pricing) [c](help:templates) [d](https://example.org)\n",
    );
    for (const address of [
      tutorialPaths.tags,
      "/pricing",
      "/help-center/templates",
      "https://example.org",
    ]) {
      expect(code).toContain(`href: "${address}"`);
    }
    expect(await compile("## End\n\n[down](#h-end)\n")).toContain('href: "#h-end"');
  });

  it("with an unknown target fail the build", async () => {
    for (const target of [
      "tutorial:nothing",
      "page:constructor",
      "help:create-a-template-message",
      "/pricing",
      "pricing",
      "#h-no",
      "tutorial:tags#h-no",
    ]) {
      await expect(compile(`[x](${target})\n`), target).rejects.toThrow(
        /Nothing is called|has no heading/,
      );
    }
  });
});

describe("figures", () => {
  it.each([
    "At most 1,024 characters.",
    "Up to **16** MB",
    "- three quick replies",
    "It costs ₹599 more.",
    "| a | b |\n| --- | --- |\n| x | 24 hours |",
    '<Shot screen="x" alt="a text of 20 characters" />',
    "Flat 60% off",
  ])("typed by hand fail the build: %s", async (text) => {
    await expect(compile(`${text}\n`)).rejects.toThrow("is typed by hand");
  });

  it.each([
    "At most {limit} characters.",
    "Step 4 is next.",
    "Published in 2025.",
    "`16 MB` in code",
    "```\n1024 characters\n```",
    "two phones",
  ])("that are computed, or are not limits, are accepted: %s", async (text) => {
    await expect(compile(`${text}\n`)).resolves.toContain("MDXContent");
  });
});

it("rejects a value between backticks, where it would not be computed", async () => {
  await expect(compile("Type `{keyword}`.\n")).rejects.toThrow("Code is not computed");
  expect(await compile("Type `{{1}}` or <code>{keyword}</code>.\n")).toContain("{{1}}");
});

it("gives each picture its position on the page", async () => {
  const code = await compile(
    '<Shot screen="a" alt="One" />\n\n- x\n\n  <Shot screen="b" alt="Two" />\n',
  );
  expect(
    [...code.matchAll(/alt: "(\w+)",\s*place: "(\d)"/g)].map(([, alt, at]) => [alt, at]),
  ).toEqual([
    ["One", "1"],
    ["Two", "2"],
  ]);
});

it("rejects a picture without alt text", async () => {
  for (const text of ['<Shot screen="x" />', '<Shot screen="x" alt=" " />', "![](a.png)"]) {
    await expect(compile(`${text}\n`), text).rejects.toThrow(/alt text|Use <Shot>/);
  }
  await expect(compile('<Shot screen="x" alt="Where to click" />\n')).resolves.toContain("Shot");
});
