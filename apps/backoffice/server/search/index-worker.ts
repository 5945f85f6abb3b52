import { createExcerpt } from "@crm/search/create-excerpt";
import { readHtmlText } from "@crm/search/read-html-text";
import { createTextIndex, type IndexedText, type Ranked } from "@crm/search/text-index";
import { answerJobs } from "@crm/server-kit/worker-thread";

/**
 * The search index, in its own thread: a search over ten thousand articles may take a tenth of a
 * second, and must not block other requests. It caches the articles' texts, because reading one for
 * its excerpt takes as long as a search.
 */

/** A search result with the matching place in the article. */
export interface FoundText extends Ranked {
  /** Undefined when the words are only in the title or the summary. */
  excerpt: string | undefined;
}

/** A change of the index; bodies are HTML. */
interface Change {
  put: IndexedText[];
  remove: string[];
}

const index = createTextIndex();
const bodies = new Map<string, string>();

const jobs = {
  change({ put, remove }: Change): void {
    for (const id of remove) {
      index.remove(id);
      bodies.delete(id);
    }
    for (const text of put) {
      const body = readHtmlText(text.body);
      index.put({ ...text, body });
      bodies.set(text.id, body);
    }
  },
  search({ query, limit }: { query: string; limit: number }): FoundText[] {
    return index.search(query, limit).map((found) => ({
      ...found,
      excerpt: createExcerpt(bodies.get(found.id) ?? "", found.words),
    }));
  },
};
export type IndexJobs = typeof jobs;

answerJobs(jobs);
