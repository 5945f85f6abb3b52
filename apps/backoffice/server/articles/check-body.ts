import {
  articleLimits,
  type BodyMeasure,
  type BodySize,
} from "@crm/contract/fields/article-limits";
import { parseHtml } from "@crm/server-kit/parse-html";
import { sanitizeContent } from "./sanitize-content.ts";

/** A text that may be saved, or the first limit that it exceeds. */
export type CheckedBody = { html: string; isOversized: boolean } | { excess: BodyMeasure };

/**
 * Sanitizes an article's text, unless it exceeds a limit. The largest texts take up to a third of a
 * second, so requests use the worker thread.
 *
 * @param content the text as an editor sends it
 * @param stored the current text, if it may exceed the limits: such a text may change, but not grow
 */
export function checkBody(content: string, stored?: string): CheckedBody {
  const most = stored === undefined ? articleLimits : raiseLimits(parseHtml(stored).size);
  const { excess } = parseHtml(content, most);
  if (excess) return { excess };
  const html = sanitizeContent(content);
  // Escaping makes a text longer.
  if (html.length > most.characters) return { excess: "characters" };
  return { html, isOversized: parseHtml(html, articleLimits).excess !== undefined };
}

function raiseLimits(size: BodySize): BodySize {
  return {
    characters: Math.max(size.characters, articleLimits.characters),
    headings: Math.max(size.headings, articleLimits.headings),
    elements: Math.max(size.elements, articleLimits.elements),
    depth: Math.max(size.depth, articleLimits.depth),
    pictures: Math.max(size.pictures, articleLimits.pictures),
  };
}
