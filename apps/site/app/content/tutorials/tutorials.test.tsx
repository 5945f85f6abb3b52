import { existsSync, readdirSync } from "node:fs";
import { routeSlugs, tutorialPaths } from "@crm/brand";
import { listParagraphs, readingGrade } from "@crm/contract/wording/reading-grade";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { guidePictures } from "../../../../../pictures/src/guides/guide-pictures.ts";
import { GuideScreen } from "../../../../../pictures/src/guides/guide-screen.tsx";
import { inProject } from "../../../../../scripts/process/project.ts";
import type { WrittenPage } from "../written-page.ts";
import { tutorialElements } from "./tutorial-elements.tsx";
import { findTutorial, findTutorialAt, tutorials } from "./tutorials.ts";

const texts = import.meta.glob<WrittenPage>("./*.mdx", { eager: true });

/** The highest US school grade for a tutorial's readability. */
const highestGrade = 8;

interface ShotProps {
  screen: string;
  ring?: string;
  alt: string;
}

/** A tutorial's text as it is read, and its pictures. */
function read(file: string) {
  const text = texts[`./${file}.mdx`];
  if (!text) throw new Error(`There is no ${file}.mdx`);
  const shots: ShotProps[] = [];
  const Shot = (props: ShotProps) => {
    shots.push(props);
    return <figure />;
  };
  const html = renderToStaticMarkup(<text.default components={{ ...tutorialElements, Shot }} />);
  return { html, shots, headings: text.headings };
}

describe("the table of tutorials", () => {
  it("has each tutorial route once, and a text for each", () => {
    expect(tutorials.map(({ key }) => key).sort()).toEqual(Object.keys(tutorialPaths).sort());
    expect(tutorials).toHaveLength(19);
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".mdx"));
    expect(tutorials.map(({ file }) => `${file}.mdx`).sort()).toEqual(files.sort());
  });

  it("finds a tutorial by its exact path, including letter case", () => {
    expect(findTutorialAt("/filter-whatapp-audience")?.key).toBe("filterAudience");
    expect(findTutorialAt("/Filter-Whatapp-Audience")).toBeUndefined();
    expect(() => findTutorial("nothing" as "tags")).toThrow("There is no tutorial nothing");
  });
});

describe.each(tutorials)("$key", ({ key, file, description, lede, minutes, help, offer, next }) => {
  const { html, shots, headings } = read(file);

  it("says what it is about, how long it takes and what comes next", () => {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(lede).toMatch(/\.$/);
    expect(minutes).toBeGreaterThan(0);
    expect(new Set(next).size).toBe(3);
    expect(next).not.toContain(key);
  });

  it("links to an article of our help centre, and to no page twice", () => {
    const [, article = ""] = /^\/help-center\/(.+)$/.exec(help.path) ?? [];
    expect(existsSync(inProject("apps/backoffice/seed/help", `${article}.md`)), article).toBe(true);
    expect(help.label).toMatch(/\?$/);
    if (offer) expect(["/pricing", routeSlugs.ecommerceLanding]).toContain(offer.path);
    expect(html).not.toContain(`href="${help.path}"`);
  });

  it("has requirements, rules and solutions around its steps", () => {
    const sections = headings.filter(({ level }) => level === 2).map(({ text }) => text);
    expect(sections[0]).toBe("Before you start");
    expect(sections.slice(-2)).toEqual(["Limits and rules", "If something goes wrong"]);
    expect(sections.length).toBeGreaterThanOrEqual(4);
  });

  it("numbers its steps continuously", () => {
    const lists = html.match(/<ol(?: start="\d+")?>[\s\S]*?<\/ol>/g) ?? [];
    let steps = 0;
    for (const list of lists) {
      expect(Number(/start="(\d+)"/.exec(list)?.[1] ?? 1)).toBe(steps + 1);
      steps += list.replaceAll(/<ul>[\s\S]*?<\/ul>/g, "").match(/<li>/g)?.length ?? 0;
    }
    expect(steps).toBeGreaterThanOrEqual(5);
  });

  it("shows four pictures or more, each with a visible ring and a unique text", () => {
    expect(shots.length).toBeGreaterThanOrEqual(4);
    for (const { screen, ring, alt } of shots) {
      const picture = guidePictures[screen];
      if (!picture) throw new Error(`There is no picture called ${screen}`);
      const draw = (spot?: string) =>
        renderToStaticMarkup(<GuideScreen picture={picture} label={alt} ring={spot} />);
      expect(draw(ring), `${screen}, ${ring}`).not.toBe(draw());
    }
    expect(new Set(shots.map(({ alt }) => alt)).size).toBe(shots.length);
  });

  it("calls what has a ring highlighted, in alternative texts of 20 characters or more", () => {
    for (const { alt } of shots) {
      expect(alt).toMatch(/.{20}/);
      expect(alt).toContain("highlighted");
      expect(alt).not.toMatch(/\b(?:ringed|circled|marked|she|her)\b/i);
    }
  });

  it(`reads at grade ${highestGrade} or lower`, () => {
    expect(readingGrade(listParagraphs(html))).toBeLessThanOrEqual(highestGrade);
  });
});
