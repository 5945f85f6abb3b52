import { findBannedPhrases } from "@crm/contract/wording/find-banned-phrases";
import { listParagraphs, readingGrade } from "@crm/contract/wording/reading-grade";
import { parseHtml } from "@crm/server-kit/parse-html";
import { listTexts, visitElements } from "@crm/server-kit/visit-elements";
import type { Element, Root } from "hast";
import { describePhrase, type Finding } from "./finding.ts";

/** The grade that the site's own tutorials keep to. */
const highestGrade = 8;

/** Fewer words say little about how hard a text is to read. */
const fewestWords = 60;
const longestSentence = 35;

/** As many findings of one kind as an editor corrects at once. */
const most = 10;

/** Checks a sanitized text for everything that needs no database. It runs in the worker thread. */
export function checkText(html: string): Finding[] {
  const { tree } = parseHtml(html);
  return [checkPictures(tree), checkHeadings(tree), checkWords(html), checkReading(html)].flatMap(
    (findings) => findings.slice(0, most),
  );
}

const textOf = (element: Element) =>
  listTexts(element)
    .map(({ value }) => value)
    .join("")
    .trim();

function checkPictures(tree: Root): Finding[] {
  const findings: Finding[] = [];
  visitElements(tree, ({ tagName, properties }) => {
    if (tagName !== "img") return undefined;
    const picture = String(properties.src ?? "");
    if (!picture.startsWith("/")) {
      findings.push({
        severity: "error",
        message: "A picture is on another website. Please upload it here.",
        place: { picture },
      });
    }
    if (!String(properties.alt ?? "").trim()) {
      findings.push({
        severity: "warning",
        message: "A picture has no words for people who can't see it. Please say what it shows.",
        place: { picture },
      });
    }
    return undefined;
  });
  return findings;
}

function checkHeadings(tree: Root): Finding[] {
  const findings: Finding[] = [];
  // The title of the article is the heading above all.
  let above = 1;
  visitElements(tree, (element) => {
    const [, digit] = /^h([2-4])$/.exec(element.tagName) ?? [];
    if (digit === undefined) return undefined;
    const level = Number(digit);
    const words = textOf(element);
    if (!words) {
      findings.push({
        severity: "warning",
        message: "A heading is empty. Please write it, or remove it.",
        place: { field: "content" },
      });
      return undefined;
    }
    if (level > above + 1) {
      const name = above === 1 ? "a heading" : "a subheading";
      findings.push({
        severity: "warning",
        message: `The heading “${words}” skips a level. Please make it ${name}.`,
        place: { words },
      });
    }
    above = level;
    return undefined;
  });
  return findings;
}

function checkWords(html: string): Finding[] {
  return listParagraphs(html).flatMap((paragraph) =>
    findBannedPhrases(paragraph).map(({ phrase, instead }) => describePhrase(phrase, instead)),
  );
}

const words = new Intl.Segmenter("en", { granularity: "word" });
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const countWords = (text: string) =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;

function checkReading(html: string): Finding[] {
  const paragraphs = listParagraphs(html).filter(isEnglish);
  const findings = paragraphs
    .flatMap((paragraph) => [...sentences.segment(paragraph)].map(({ segment }) => segment.trim()))
    .filter((sentence) => countWords(sentence) > longestSentence)
    .map(
      (sentence): Finding => ({
        severity: "warning",
        message: `A sentence has ${countWords(sentence)} words. Please split it.`,
        place: { words: sentence },
      }),
    );
  if (countWords(paragraphs.join(" ")) < fewestWords) return findings;
  const grade = Math.round(readingGrade(paragraphs));
  if (grade <= highestGrade) return findings;
  const message = `The text is hard to read: school grade ${grade}, at most ${highestGrade} is good. Please use shorter sentences and simpler words.`;
  return [{ severity: "warning", message, place: { field: "content" } }, ...findings];
}

/** The measure is made for English; Hindi or Gujarati would get a meaningless grade. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 10 > letters * 9;
}
