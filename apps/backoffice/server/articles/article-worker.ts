import { articleLimits } from "@crm/contract/fields/article-limits";
import { parseHtml } from "@crm/server-kit/parse-html";
import { answerJobs } from "@crm/server-kit/worker-thread";
import { type CheckedBody, checkBody } from "./check-body.ts";
import { sanitizeContent } from "./sanitize-content.ts";
import { compareTexts } from "./versions/compare-texts.ts";

/** The jobs of the worker thread: they would block the answers to requests for too long. */
const jobs = {
  checkBody: ({ content, stored }: { content: string; stored?: string | undefined }): CheckedBody =>
    checkBody(content, stored),
  sanitize: (content: string): string => sanitizeContent(content),
  compareTexts,
  isOversized: (content: string): boolean => parseHtml(content, articleLimits).excess !== undefined,
};
export type ArticleJobs = typeof jobs;

answerJobs(jobs);
