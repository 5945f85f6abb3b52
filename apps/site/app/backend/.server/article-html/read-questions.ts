import { listTexts, skipContent, visitElements } from "@crm/server-kit/visit-elements";
import type { Element, Root } from "hast";
import type { BodyQuestion } from "../../articles.ts";

/** The elements whose text is one paragraph of an answer. */
const paragraphTags = new Set(["p", "li", "pre", "td", "th", "h2", "h3", "h4", "figcaption"]);

/**
 * Reads the questions and answers of all FAQ blocks of a text, for the page's structured data. A
 * question without an answer is left out.
 *
 * @param tree a sanitized body
 */
export function readQuestions(tree: Root): BodyQuestion[] {
  const questions: BodyQuestion[] = [];
  visitElements(tree, ({ tagName, properties, children }) => {
    const { className } = properties;
    if (tagName !== "dl" || !Array.isArray(className) || !className.includes("faq")) {
      return undefined;
    }
    let question = "";
    for (const child of children) {
      if (child.type !== "element") continue;
      if (child.tagName === "dt") question = readText(child);
      if (child.tagName !== "dd" || !question) continue;
      const answer = readParagraphs(child);
      if (answer.length > 0) questions.push({ question, answer });
      question = "";
    }
    return skipContent;
  });
  return questions;
}

/** The texts of the innermost paragraphs; an answer without paragraphs is one text. */
function readParagraphs(answer: Element): string[] {
  const texts: string[] = [];
  visitElements({ type: "root", children: [answer] }, (element) => {
    const isWhole = paragraphTags.has(element.tagName) && !element.children.some(isParagraph);
    if (!isWhole) return undefined;
    texts.push(readText(element));
    return skipContent;
  });
  const found = texts.length > 0 ? texts : [readText(answer)];
  return found.filter((text) => text !== "");
}

function isParagraph(node: Element["children"][number]): boolean {
  return (
    node.type === "element" && (paragraphTags.has(node.tagName) || /^(?:ul|ol)$/.test(node.tagName))
  );
}

function readText(element: Element): string {
  const text = listTexts(element)
    .map(({ value }) => value)
    .join("");
  return text.replaceAll(/\s+/g, " ").trim();
}
