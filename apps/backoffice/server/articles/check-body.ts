import {
  articleLimits,
  type BodyMeasure,
  type BodySize,
} from "@crm/contract/fields/article-limits";
import { findExcess, measureBody } from "@crm/server-kit/article-size";
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
  const most = stored === undefined ? articleLimits : raiseLimits(measureBody(stored));
  const excess = findExcess(measureBody(content, most), most);
  if (excess) return { excess };
  const html = sanitizeContent(content);
  // Escaping makes a text longer.
  if (html.length > most.characters) return { excess: "characters" };
  return {
    html,
    isOversized: findExcess(measureBody(html, articleLimits), articleLimits) !== undefined,
  };
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
