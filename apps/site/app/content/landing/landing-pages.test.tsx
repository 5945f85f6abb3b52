import { landingPaths } from "@crm/brand";
import { isFixedPath } from "@crm/contract/pages/site-paths";
import { readingGrade } from "@crm/contract/wording/reading-grade";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { footerGroups } from "../../navigation/navigation-items.ts";
import { findDrawing } from "./landing-drawings.ts";
import { findLandingPageAt, landingPages } from "./landing-pages.ts";
import { readCopy } from "./read-copy.ts";

it("finds a landing page by its exact path", () => {
  expect(findLandingPageAt(landingPaths.marketplaceSellers)?.key).toBe("marketplaceSellers");
  expect(findLandingPageAt("/no-such-page")).toBeUndefined();
});

it("each landing page can be reached from the footer or from another one", () => {
  const linked = [
    ...footerGroups.flatMap(({ items }) => items.map(({ to }) => to)),
    ...landingPages.flatMap(({ related }) => related.pages.map(({ to }) => to as string)),
  ];
  expect(landingPages.map(({ path }) => path).filter((path) => !linked.includes(path))).toEqual([]);
});

describe.each(landingPages)("$path", (page) => {
  const { key, title, description, hero, sections, questions, related, closing } = page;

  it("has a title of up to 60 characters and a description of 120 to 155", () => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(155);
  });

  it("reads at grade 8 or lower", () => {
    expect(readingGrade([hero.lede, ...readCopy(page)])).toBeLessThanOrEqual(8);
  });

  it("varies its sections, and has questions, tutorials and pages to go on with", () => {
    expect(new Set(sections.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    expect(questions.entries.length).toBeGreaterThanOrEqual(3);
    expect(related.tutorials.length + related.pages.length).toBeGreaterThanOrEqual(3);
    expect(closing.chat.length).toBeGreaterThanOrEqual(2);
  });

  it("links only to pages of the site, and not to itself", () => {
    const links = [
      ...related.pages.map(({ to }) => to),
      ...(closing.link ? [closing.link.to] : []),
      ...sections.flatMap((section) => {
        if (section.kind === "cards") return section.cards.flatMap(({ to }) => to ?? []);
        return section.kind === "picture" && section.link ? [section.link.to] : [];
      }),
    ].map((to) => to.split(/[?#]/)[0] ?? "");
    expect(links.filter((to) => !isFixedPath(to) && !to.startsWith("/help-center/"))).toEqual([]);
    expect(links).not.toContain(page.path);
  });

  it("has a hero drawing with a text alternative, and each drawing that a section names", () => {
    const Hero = findDrawing(key, "hero");
    expect(renderToStaticMarkup(<Hero />)).toMatch(/^<div role="img" aria-label="[^"]{20,}"/);
    for (const section of sections) {
      if (!("drawing" in section) || section.drawing === undefined) continue;
      const Drawing = findDrawing(key, section.drawing);
      expect(renderToStaticMarkup(<Drawing />), section.drawing).toMatch(/^<div/);
    }
  });
});
