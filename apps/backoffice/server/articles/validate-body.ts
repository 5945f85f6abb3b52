import { articleLimits, type BodyMeasure } from "@crm/contract/fields/article-limits";
import { HttpError } from "../http/http-error.ts";
import { articleThread } from "./article-thread.ts";

const { characters, headings, elements, depth, pictures } = articleLimits;

/** What an editor can do about a text that exceeds a limit. */
const sentences: Record<BodyMeasure, string> = {
  characters: `Please keep this under ${characters} characters`,
  headings: `Please use at most ${headings} headings, or split this article`,
  elements: `Please split this article: it has more than ${elements} paragraphs, list items, cells and other elements`,
  depth: `Please nest lists, quotes and tables less deeply: at most ${depth} levels are accepted`,
  pictures: `Please use at most ${pictures} pictures, or split this article`,
};

/**
 * Validates and sanitizes an editor's text in the worker thread.
 *
 * @param stored see `checkBody`
 * @throws HttpError with the field: 400 when the text exceeds a limit, 503 when the check failed
 */
export async function validateBody(
  content: string,
  stored?: string,
): Promise<{ html: string; isOversized: boolean }> {
  const checked = await articleThread.run("checkBody", { content, stored }).catch(() => {
    throw new HttpError(503, "The text could not be checked. Please try again.", {
      field: "content",
    });
  });
  if ("excess" in checked)
    throw new HttpError(400, sentences[checked.excess], { field: "content" });
  return checked;
}
