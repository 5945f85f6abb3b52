import { isIP } from "node:net";
import { statusAnswer } from "@crm/contract/calls/answer";
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
import { FetchError } from "@crm/server-kit/fetch-json";
import type { HasCapability } from "../hosts/capabilities.ts";
import type { CallExtension } from "../hosts/extension-client.ts";
import { readAnswer } from "../hosts/read-answer.ts";
import { log } from "../log.ts";

/** HTTP errors about the answer itself, or about an article that no longer exists. */
const finalErrors: ReadonlySet<number> = new Set([400, 404, 413, 422]);

/** The result of sending a reader's answer. */
export type RatingOutcome = "stored" | "closed" | "unreachable";

/** What readers get from a host that offers extensions beyond the twelve calls. */
export interface Readers {
  /** Whether pages may offer the search inside articles. */
  offersArticleSearch(): Promise<boolean>;
  /** Whether pages may show the feedback question. */
  offersFeedback(): Promise<boolean>;
  /**
   * Articles that match in their text, best first; undefined when the search is not available now.
   */
  searchArticles(term: string): Promise<FoundArticle[] | undefined>;
  /**
   * Reports a search without results to the editors. Terms that may name a person are never sent.
   */
  countSearchMiss(term: string): Promise<void>;
  /** @param visitor the reader's address for the host's rate limit; it is not stored */
  rateArticle(feedback: ArticleFeedback, visitor: string): Promise<RatingOutcome>;
}

export function createReaders(offers: HasCapability, callExtension: CallExtension): Readers {
  const fail = (error: unknown) => {
    if (!(error instanceof FetchError)) throw error;
    log.warn({ reason: error.message }, "A host did not answer an optional request");
    return undefined;
  };

  return {
    offersArticleSearch: () => offers(articleSearchCapability),
    offersFeedback: () => offers(articleFeedbackCapability),

    async searchArticles(term) {
      if (!(await offers(articleSearchCapability))) return undefined;
      // The host rejects a NUL in the address, and the search would seem to be down.
      const query = { [articleSearchParameter]: term.replaceAll(/\p{Cc}+/gu, " ") };
      const answer = await callExtension(articleSearchPath, { query }).catch(fail);
      if (!answer) return undefined;
      return readAnswer(articleSearchPath, articleSearchAnswer, answer.body)?.articles;
    },

    async countSearchMiss(term) {
      const miss = normalizeMiss(term);
      if (miss === undefined || !(await offers(searchMissesCapability))) return;
      await callExtension(searchMissesPath, { body: { term: miss } }).catch(fail);
    },

    async rateArticle(feedback, visitor) {
      if (!(await offers(articleFeedbackCapability))) return "closed";
      const known = isIP(visitor) === 0 ? {} : { visitor };
      const answer = await callExtension(articleFeedbackPath, { body: feedback, ...known }).catch(
        fail,
      );
      if (!answer) return "unreachable";
      if (finalErrors.has(answer.status)) return "closed";
      const verdict = readAnswer(articleFeedbackPath, statusAnswer, answer.body);
      return answer.status < 300 && verdict?.status ? "stored" : "unreachable";
    },
  };
}
