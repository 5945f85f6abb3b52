import { articleLimits } from "@crm/contract/fields/article-limits";
import { findExcess, measureBody } from "@crm/server-kit/article-size";
import { answerJobs } from "@crm/server-kit/worker-thread";
import { type CheckedBody, checkBody } from "./check-body.ts";

/** What the thread for articles can do: work that takes too long beside answering requests. */
const jobs = {
  checkBody: ({ content, stored }: { content: string; stored?: string | undefined }): CheckedBody =>
    checkBody(content, stored),
  isOversized: (content: string): boolean =>
    findExcess(measureBody(content, articleLimits), articleLimits) !== undefined,
};
export type ArticleJobs = typeof jobs;

answerJobs(jobs);
