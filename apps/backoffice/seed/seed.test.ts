import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { routeSlugs, tutorialPaths } from "@crm/brand";
import { articleLists } from "@crm/contract/calls/article";
import { sitePaths } from "@crm/contract/pages/site-paths";
import { describe, expect, it } from "vitest";
import { splitFile } from "../server/articles/markdown/front-matter.ts";
import { blogCategories, helpCategories } from "./categories.ts";
import { fillPlaceholders, placeholders } from "./placeholders.ts";

type Section = "help" | "blog";

interface Entry {
  section: Section;
  /** Path below the seed folder. */
  file: string;
  fields: Record<string, string>;
  body: string;
}

const keys = {
  common: ["title", "slug", "category", "position", "excerpt", "metaDescription"],
};

function readSection(section: Section): Entry[] {
  const folder = join(import.meta.dirname, section);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const { fields, body } = splitFile(readFileSync(join(folder, name), "utf8"));
      const file = [section, ...name.split(sep)].join("/");
      return { section, file, fields: fields as Record<string, string>, body };
    });
}

const entries = [...readSection("help"), ...readSection("blog")];
const categories = { help: helpCategories, blog: blogCategories };

const pathOf = ({ section, fields }: Entry) =>
  section === "help" ? `/help-center/${fields.category}/${fields.slug}` : `/blog/${fields.slug}`;
/** Pages that show what the product does and costs, or where a reader can ask about it. */
const productPages = new Set<string>([
  sitePaths.pricing,
  sitePaths.contact,
  ...Object.values(routeSlugs),
  ...Object.values(tutorialPaths),
]);
const sitePages = new Set<string>([...Object.values(sitePaths), ...productPages]);
/** The targets of the links in a text, without those of its pictures. */
const linksIn = (text: string) =>
  [...text.matchAll(/(?<!!\[[^\]]*)\]\(([^)]*)\)/g)].map(([, target = ""]) =>
    fillPlaceholders(target),
  );
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every value that two entries have in common, with the files that have it. */
function findShared(pick: (entry: Entry) => string[], among = entries): string[] {
  const owners = new Map<string, Set<string>>();
  for (const entry of among) {
    for (const value of pick(entry)) {
      owners.set(value, (owners.get(value) ?? new Set()).add(entry.file));
    }
  }
  return [...owners]
    .filter(([, files]) => files.size > 1)
    .map(([value, files]) => `${value} (${[...files].join(", ")})`);
}

const inSection = (section: Section) => entries.filter((entry) => entry.section === section);

/** Prose without table rows and code, which may repeat. */
const prose = (body: string) => body.replace(/```[\s\S]*?```/g, "").replace(/^\|.*$/gm, "");

describe.each(entries.map((entry) => [entry.file, entry] as const))("%s", (_file, entry) => {
  const { section, file, fields, body } = entry;

  it("has complete frontmatter that fits its place", () => {
    const expected = [...keys.common, ...(section === "help" ? ["list"] : [])];
    if ("image" in fields) expected.push("image", "imageAlt");
    expect(Object.keys(fields).sort()).toEqual(expected.sort());
    for (const key of expected) expect(fields[key], key).toMatch(/\S/);
    const folders = section === "help" ? [section, fields.category] : [section];
    expect(file).toBe([...folders, `${fields.slug}.md`].join("/"));
    expect(categories[section].map(({ slug }) => slug)).toContain(fields.category);
    if (section === "help") expect(articleLists).toContain(fields.list);
    expect(Number(fields.position)).toBeGreaterThan(0);
  });

  it("has values that YAML and a simple parser read the same way", () => {
    for (const value of Object.values(fields)) {
      expect(value).not.toMatch(/: | #|^["'{[&*!|>%@`-]/);
    }
  });

  it("has a meta description of 110 to 155 characters", () => {
    const { length } = fillPlaceholders(fields.metaDescription ?? "");
    expect(length).toBeGreaterThanOrEqual(110);
    expect(length).toBeLessThanOrEqual(155);
  });

  it("is 180 to 700 words long, as its task needs, with headings from the second level", () => {
    const count = words(body).length;
    expect(count).toBeGreaterThanOrEqual(180);
    expect(count).toBeLessThanOrEqual(700);
    expect(body).not.toMatch(/^# /m);
    expect(body).toMatch(/^## /m);
  });

  it("says whether tax is included wherever it names the price of a plan", () => {
    for (const text of [fields.excerpt, fields.metaDescription, body]) {
      if (/\{\{\w+(?:Price|ForYear|Extra|sMonthly|sYearly)\}\}/.test(text ?? "")) {
        expect(text).toContain("{{taxLine}}");
      }
    }
  });

  it("names the brand and its partners only through known placeholders", () => {
    const text = `${Object.values(fields).join("\n")}\n${body}`;
    for (const [key, name] of Object.entries(placeholders)) {
      // WhatsApp's own rates have the same tax, which no setting changes.
      if (key !== "taxLine") expect(text.toLowerCase()).not.toContain(name.toLowerCase());
    }
    for (const [, name = ""] of text.matchAll(/\{\{([^}]*)\}\}/g)) {
      expect(/^[1-9]\d?$/.test(name) || name in placeholders, `{{${name}}}`).toBe(true);
    }
  });

  it("links only to existing articles, tutorials and pages of the site", () => {
    const known = new Set([...entries.map(pathOf), ...sitePages]);
    for (const target of linksIn(body)) {
      expect(known, target).toContain(target);
      expect(target).not.toBe(pathOf(entry));
    }
  });
});

describe.each(inSection("blog").map((entry) => [entry.file, entry] as const))(
  "the post %s",
  (_file, { fields, body }) => {
    it("has a title of at most 60 characters and a meta description of 120 to 155", () => {
      const [title = 0, description = 0] = [fields.title, fields.metaDescription].map(
        (text = "") => fillPlaceholders(text).length,
      );
      expect(title).toBeLessThanOrEqual(60);
      expect(description).toBeGreaterThanOrEqual(120);
      expect(description).toBeLessThanOrEqual(155);
    });

    it("links to at least two product pages, once each, with words that say what is there", () => {
      const targets = linksIn(body).filter((target) => productPages.has(target));
      expect(targets.length).toBeGreaterThanOrEqual(2);
      expect(new Set(targets).size).toBe(targets.length);
      for (const [, label = ""] of body.matchAll(/(?<!!)\[([^\]]*)\]\(/g)) {
        expect(words(label).length, label).toBeGreaterThanOrEqual(3);
      }
    });

    it("calls to action: a paragraph of its text links to a product page", () => {
      const paragraphs = body.split(/\n\s*\n/).filter((part) => !/^(?:[-#>|!]|\d+\. )/.test(part));
      const calls = paragraphs.flatMap(linksIn).filter((target) => productPages.has(target));
      expect(calls.length).toBeGreaterThanOrEqual(1);
    });
  },
);

describe("the seed's pictures", () => {
  const folder = join(import.meta.dirname, "pictures");
  const shown = entries.flatMap(({ file, fields, body }) => [
    ...("image" in fields ? [{ file, name: fields.image ?? "", alt: fields.imageAlt ?? "" }] : []),
    ...[...body.matchAll(/!\[([^\]]*)\]\(picture:([^)]*)\)/g)].map(([, alt = "", name = ""]) => ({
      file,
      name,
      alt,
    })),
  ]);

  it("are in every article", () => {
    const without = entries.filter(({ file }) => !shown.some((picture) => picture.file === file));
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it("exist, and have alternative texts", () => {
    for (const { file, name, alt } of shown) {
      expect(existsSync(join(folder, `${name}.webp`)), `${name} in ${file}`).toBe(true);
      expect(alt.length, `words for ${name} in ${file}`).toBeGreaterThanOrEqual(20);
      expect(alt, file).not.toMatch(/\b(?:ringed|circled|she|her)\b|\.$/i);
      if (name.includes("--")) expect(alt, file).toContain("highlighted");
    }
  });

  it("are all used, and small", () => {
    for (const file of readdirSync(folder)) {
      expect(file).toMatch(/^[a-z0-9]+(?:--?[a-z0-9]+)*\.webp$/);
      expect(shown.map(({ name }) => `${name}.webp`)).toContain(file);
      expect(statSync(join(folder, file)).size, file).toBeLessThanOrEqual(60_000);
    }
  });

  it("are the only pictures in texts", () => {
    const others = entries.filter(({ body }) => /!\[[^\]]*\]\((?!picture:)/.test(body));
    expect(others.map(({ file }) => file)).toEqual([]);
  });
});

describe("all together", () => {
  it.each(["help", "blog"] as const)("has one article per slug in %s", (section) => {
    expect(findShared(({ fields }) => [fields.slug ?? ""], inSection(section))).toEqual([]);
  });

  it("has one article per title, excerpt and meta description", () => {
    for (const key of ["title", "excerpt", "metaDescription"]) {
      expect(findShared(({ fields }) => [fields[key] ?? ""])).toEqual([]);
    }
  });

  it("has one article per place in a list", () => {
    const place = ({ section, fields }: Entry) => [
      [section, fields.category, fields.list, fields.position].join(" "),
    ];
    expect(findShared(place)).toEqual([]);
  });

  it("has articles in every category", () => {
    for (const section of ["help", "blog"] as const) {
      const used = new Set(inSection(section).map(({ fields }) => fields.category));
      expect([...used].sort()).toEqual(categories[section].map(({ slug }) => slug).sort());
    }
  });

  it("shares no paragraph of twelve words or more", () => {
    const paragraphs = ({ body }: Entry) =>
      body
        .split(/\n\s*\n/)
        .map(words)
        .filter(({ length }) => length >= 12)
        .map((all) => all.join(" "));
    expect(findShared(paragraphs)).toEqual([]);
  });

  it("shares no sentence of nine words or more", () => {
    const sentences = ({ body }: Entry) =>
      prose(body)
        .split(/[.!?:](?:\s|$)|\n/)
        .map(words)
        .filter(({ length }) => length >= 9)
        .map((all) => all.join(" "));
    expect(findShared(sentences)).toEqual([]);
  });
});
