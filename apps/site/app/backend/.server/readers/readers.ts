import { isIP } from "node:net";
import {
  type ArticleFeedback,
  articleFeedbackCapability,
  articleFeedbackPath,
} from "@crm/contract/extensions/article-feedback";
import {
  articleSearchAnswer,
  articleSearchCapability,
  articleSearchParameter,
  articleSearchPath,
  type FoundArticle,
} from "@crm/contract/extensions/article-search";
import {
  normalizeMiss,
  searchMissesCapability,
  searchMissesPath,
} from "@crm/contract/extensions/search-misses";
import type { HasCapability } from "../hosts/capabilities.ts";
import type { AskExtension } from "../hosts/extension-client.ts";
import { NoAnswer } from "../hosts/no-answer.ts";
import { log } from "../log.ts";

/** The HTTP errors that are about the answer itself, or about an article that is gone. */
const finalErrors: ReadonlySet<number> = new Set([400, 404, 413, 422]);

/** What became of a reader's answer. */
export type RatingOutcome = "stored" | "refused" | "unreachable";

/** What readers get from a host that offers more than the twelve calls. */
export interface Readers {
  /** Whether pages may show the search inside articles. */
  offersArticleSearch(): Promise<boolean>;
  /** Whether pages may ask if an article helped. */
  offersFeedback(): Promise<boolean>;
  /** Articles by what stands inside them, best first; undefined where that can't be had now. */
  searchArticles(term: string): Promise<FoundArticle[] | undefined>;
  /** Tells the editors of a search that found nothing. What may name a person is never sent. */
  countSearchMiss(term: string): Promise<void>;
  /** @param visitor the reader's address, by which the host limits; it is not stored */
  rateArticle(feedback: ArticleFeedback, visitor: string): Promise<RatingOutcome>;
}

export function createReaders(offers: HasCapability, ask: AskExtension): Readers {
  const fail = (error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    log.warn({ reason: error.message }, "A host did not answer what is optional");
    return undefined;
  };

  return {
    offersArticleSearch: () => offers(articleSearchCapability),
    offersFeedback: () => offers(articleFeedbackCapability),

    async searchArticles(term) {
      if (!(await offers(articleSearchCapability))) return undefined;
      const query = { [articleSearchParameter]: term };
      const answer = await ask(articleSearchPath, { query }).catch(fail);
      const read = articleSearchAnswer.safeParse(answer?.body);
      return read.success ? read.data.articles : undefined;
    },

    async countSearchMiss(term) {
      const miss = normalizeMiss(term);
      if (miss === undefined || !(await offers(searchMissesCapability))) return;
      await ask(searchMissesPath, { body: { term: miss } }).catch(fail);
    },

    async rateArticle(feedback, visitor) {
      if (!(await offers(articleFeedbackCapability))) return "refused";
      const known = isIP(visitor) === 0 ? {} : { visitor };
      const answer = await ask(articleFeedbackPath, { body: feedback, ...known }).catch(fail);
      if (answer && answer.status < 300 && answer.body.status === true) return "stored";
      return answer && finalErrors.has(answer.status) ? "refused" : "unreachable";
    },
  };
}
