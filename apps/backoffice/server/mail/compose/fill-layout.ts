import type { MailContent } from "./mail-content.ts";
import { renderMailHtml } from "./mail-html.ts";

/** The HTML of each kind of mail that was needed so far, with marks where its texts belong. */
const layouts = new Map<string, string>();

/** There are a few dozen kinds, by which texts a mail has. */
const maxLayouts = 200;

/** Characters that no font has, around a text's number. A text is filled in last, so its own are kept. */
const mark = (number: number) => `\u{e000}${number}\u{e001}`;
const marks = /\u{e000}(\d+)\u{e001}/gu;

/**
 * Renders a mail as HTML. Mails of one kind differ in their texts only, so each kind is rendered once: React
 * needs seven times as long as filling in the texts, and every lead has a mail of its own.
 */
export function renderFromLayout(content: MailContent): string {
  const texts: string[] = [];
  const marked = markTexts(content, (text) => (text === "" ? "" : mark(texts.push(text) - 1)));
  const kind = JSON.stringify(marked);
  const layout = layouts.get(kind) ?? renderMailHtml(marked);
  if (layouts.size === maxLayouts) layouts.clear();
  layouts.set(kind, layout);
  return layout.replaceAll(marks, (_, number: string) => escapeText(texts[Number(number)] ?? ""));
}

function markTexts(content: MailContent, markText: (text: string) => string): MailContent {
  const { headline, opening, facts, message, action, closing } = content;
  return {
    headline: markText(headline),
    opening: opening.map(markText),
    facts: facts.map(({ label, value, url }) => ({
      label: markText(label),
      value: markText(value),
      ...(url !== undefined && { url: markText(url) }),
    })),
    message: message && markText(message),
    ...(action && { action: { label: markText(action.label), url: markText(action.url) } }),
    closing: closing.map(markText),
  };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Escapes a text for an element or an attribute, as React does. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
