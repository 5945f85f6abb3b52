import { joinLines, readHtmlText } from "@crm/search/read-html-text";
import { renderToStaticMarkup } from "react-dom/server";
import { landingPages } from "../../../content/landing/landing-pages.ts";
import { readCopy } from "../../../content/landing/read-copy.ts";
import { legalPages } from "../../../content/legal/legal-pages.ts";
import { writtenElements } from "../../../content/written-elements.tsx";
import type { WrittenPage } from "../../../content/written-page.ts";
import { copy as demo } from "../../../dialogs/book-demo/copy.ts";
import { integrations, mobileApp, partnerProgram } from "../../coming-soon/copy.ts";
import { copy as contact } from "../../contact-us/copy.ts";
import { copy as ecommerce } from "../../ecommerce-landing/copy.ts";
import { copy as rules } from "../../platform-rules/copy.ts";
import { copy as pricing } from "../../pricing/copy.ts";
import { copy as support } from "../../support/copy.ts";
import type { FoundEntry } from "../found-entry.ts";

/** A page whose text is part of the site, as it is indexed. */
export interface OwnPage extends Pick<FoundEntry, "kind" | "path" | "title"> {
  lede: string;
  body: string;
}

/** The copy of a page: its title, description and path, and all its other texts. */
interface PageCopy {
  page: { title: string; description: string; path: string };
}

/** Pages whose text is in their copy. */
const copies: readonly PageCopy[] = [
  pricing,
  demo,
  contact,
  support,
  rules,
  ecommerce,
  integrations,
  mobileApp,
  partnerProgram,
];

const legalTexts = import.meta.glob<WrittenPage>("../../../content/legal/*.mdx", { eager: true });

/** The paragraph about robot checks depends on the site's settings, which the index doesn't know. */
const legalElements = { ...writtenElements, Captcha: () => null };

/** The site's own pages besides tutorials: what they sell, how to reach us, and legal texts. */
export function listSitePages(): OwnPage[] {
  return [
    ...copies.map((copy) => describe(copy.page, listSentences(copy).join(" "))),
    ...landingPages.map((page) => ({
      ...describe(page, joinLines(readCopy(page))),
      lede: page.hero.lede,
    })),
    ...legalPages.map((page) => {
      const text = legalTexts[`../../../content/legal/${page.file}.mdx`];
      if (!text) throw new Error(`There is no text called ${page.file}`);
      return describe(
        page,
        readHtmlText(renderToStaticMarkup(<text.default components={legalElements} />)),
      );
    }),
  ];
}

function describe({ title, description, path }: PageCopy["page"], body: string): OwnPage {
  return { kind: "page", path, title, lede: description, body };
}

/** Labels, buttons and addresses in a copy don't end like a sentence. */
const sentence = /\s.*[.!?]$/;

/** The sentences in a part of a page's copy, in its order. */
function listSentences(part: unknown): string[] {
  if (typeof part === "string") return sentence.test(part) ? [part] : [];
  if (typeof part !== "object" || part === null) return [];
  return Object.values(part).flatMap(listSentences);
}
