import { answerJobs } from "@crm/server-kit/worker-thread";
import { convertToMarkdown } from "./convert-to-markdown.ts";
import { prepareBody } from "./prepare-body.ts";

/** The jobs of the article worker: they would block the server's event loop for too long. */
const jobs = {
  prepareBody: ({ content, mediaBase }: { content: string; mediaBase: string }) =>
    prepareBody(content, mediaBase),
  convertToMarkdown,
};
export type ArticleJobs = typeof jobs;

answerJobs(jobs);
