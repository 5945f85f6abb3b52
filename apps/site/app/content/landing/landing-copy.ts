import type { landingPaths } from "@crm/brand";
import type { ComponentType } from "react";
import type { previews } from "../../seo/previews.ts";
import type { FaqEntry } from "../faq.ts";
import type { TutorialKey } from "../tutorials/tutorial.ts";

/*
 * How to add a landing page:
 *
 * 1. Give it a key and a path in `landingPaths` of `packages/brand/src/paths.ts`.
 * 2. Make a folder here, named after the page. Its `copy.ts` exports `copy`, which is
 *    `as const satisfies LandingCopy`. Its `drawings.tsx` exports `drawings`, which is
 *    `satisfies LandingDrawings<typeof copy>`: one component for the hero, and one for each drawing
 *    that a section names. They run on the server only, so they may be as large as they need.
 * 3. Add both to `landing-pages.ts` and `landing-drawings.ts`; the types say if one is missing.
 * 4. Write the path in `apps/site/testing/listed-pages.ts`, and link to the page: in the footer
 *    (`navigation/navigation-items.ts`) or in `related` of another landing page.
 *
 * Route, sitemap, search, structured data and `llms.txt` follow from that. `landing-pages.test.tsx`
 * checks lengths, reading grade, links and drawings. Look at the page with
 * `npm run screens -- <part of the path>`.
 */

export type LandingKey = keyof typeof landingPaths;

/** The texts of one landing page. */
export interface LandingCopy {
  /** For the browser's tab and search engines: up to 60 characters, with the words a buyer types. */
  title: string;
  /** For search engines: 120 to 155 characters. */
  description: string;
  /** The picture beside a link to this page. */
  preview: keyof typeof previews;
  /** What the page's button does: it opens the demo dialog, or the app's registration. */
  action: "demo" | "trial";
  hero: {
    title: string;
    lede: string;
    /** Below the button: what it costs, what happens next, a dated restriction. */
    notes?: readonly string[];
    /** Where the drawing is: beside the text (the default), or below it in the page's full width. */
    drawing?: "beside" | "below";
  };
  sections: readonly LandingSection[];
  questions: { title: string; entries: readonly FaqEntry[] };
  /** What to read next. */
  related: {
    title: string;
    tutorials: readonly TutorialKey[];
    pages: readonly LandingLink[];
  };
  /** The dark section at the end, with the same button as the hero. */
  closing: {
    title: string;
    text: string;
    link?: { text: string; to: string };
    chat: readonly { side: "in" | "out"; text: string }[];
  };
}

/** A link to another page of the site, with what the reader finds there. */
export interface LandingLink {
  title: string;
  text: string;
  to: string;
}

/** A sentence that was true on a certain day, with its sources. */
export interface DatedNote {
  title?: string;
  text: string;
  sources?: readonly { label: string; href: string }[];
}

interface SectionBase {
  title: string;
  /** A sentence or two below the heading. */
  lede?: string;
  surface?: "paper" | "sand";
  note?: DatedNote;
}

/** A heading with text and points beside a drawing; every second one of a page has it at the left. */
export interface PictureSection extends SectionBase {
  kind: "picture";
  points?: readonly string[];
  drawing: string;
  link?: { text: string; to: string };
}

/** Numbered steps on a thread; with a drawing beside them if there is one. */
export interface StepsSection extends SectionBase {
  kind: "steps";
  steps: readonly { title: string; text: string }[];
  drawing?: string;
}

/** A table. On a narrow screen each row becomes a block with the columns' names. */
export interface TableSection extends SectionBase {
  kind: "table";
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
  /** The cells are figures, which line up at the end of their column. */
  hasFigures?: boolean;
  /** Marks this column of `columns`; the first is 0. */
  marked?: number;
}

/** Cards of equal weight; a card with `to` is one link. */
export interface CardsSection extends SectionBase {
  kind: "cards";
  cards: readonly { title: string; text: string; to?: string }[];
}

/** What somebody says today in a bubble, and what happens with the product. */
export interface ExchangesSection extends SectionBase {
  kind: "exchanges";
  exchanges: readonly { said: string; title: string; text: string }[];
}

/** Large figures in a strip, without a visible heading: `title` is for screen readers. */
export interface FactsSection extends SectionBase {
  kind: "facts";
  facts: readonly { figure: string; text: string }[];
}

/** A bill, line by line, beside the text that explains it. */
export interface BillSection extends SectionBase {
  kind: "bill";
  paragraphs: readonly string[];
  bill: {
    title: string;
    lines: readonly { text: string; detail?: string; amount: string }[];
    total: { text: string; amount: string };
  };
}

/** Running text beside its heading. */
export interface TextSection extends SectionBase {
  kind: "text";
  paragraphs: readonly string[];
}

/** A heading above a drawing or another component in the page's full width. */
export interface WideSection extends SectionBase {
  kind: "wide";
  drawing: string;
}

export type LandingSection =
  | PictureSection
  | StepsSection
  | TableSection
  | CardsSection
  | ExchangesSection
  | FactsSection
  | BillSection
  | TextSection
  | WideSection;

type DrawingOf<Section> = Section extends { drawing: infer Name extends string } ? Name : never;

/** The drawings of a page: the hero's, and those that its sections name. */
export type LandingDrawings<Copy extends LandingCopy> = Record<
  "hero" | DrawingOf<Copy["sections"][number]>,
  ComponentType
>;
