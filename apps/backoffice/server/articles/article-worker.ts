import { articleLimits } from "@crm/contract/fields/article-limits";
import { findExcess, measureBody } from "@crm/server-kit/article-size";
import { answerJobs } from "@crm/server-kit/worker-thread";
import { type CheckedBody, checkBody } from "./check-body.ts";

/** The jobs of the worker thread: they would block the answers to requests for too long. */
const jobs = {
  checkBody: ({ content, stored }: { content: string; stored?: string | undefined }): CheckedBody =>
    checkBody(content, stored),
  isOversized: (content: string): boolean =>
    findExcess(measureBody(content, articleLimits), articleLimits) !== undefined,
};
export type ArticleJobs = typeof jobs;

answerJobs(jobs);
