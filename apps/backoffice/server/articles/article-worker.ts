import { articleLimits } from "@crm/contract/article-limits";
import { findExcess, measureBody } from "@crm/contract/article-size";
import { answerJobs } from "@crm/contract/worker-thread";
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
