import {
  articleLimits,
  type BodyMeasure,
  type BodySize,
} from "@crm/contract/fields/article-limits";
import { findExcess, measureBody } from "@crm/server-kit/article-size";
import { sanitizeContent } from "./sanitize-content.ts";

/** A text that may be saved, or the first measure by which it is too large. */
export type CheckedBody = { html: string; isOversized: boolean } | { excess: BodyMeasure };

/**
 * Sanitizes an article's text, unless it is larger than accepted. It takes up to a third of a second
 * for the largest texts, so requests let the worker thread do it.
 *
 * @param content the text as an editor sends it
 * @param stored the text of today, where that may be larger than the limits: such a text may be
 *   changed as long as it gets no larger
 */
export function checkBody(content: string, stored?: string): CheckedBody {
  const most = stored === undefined ? articleLimits : raiseLimits(measureBody(stored));
  const excess = findExcess(measureBody(content, most), most);
  if (excess) return { excess };
  const html = sanitizeContent(content);
  // Signs that have to be escaped make a text longer.
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
  };
}
