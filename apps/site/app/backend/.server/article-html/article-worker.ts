import { answerJobs } from "@crm/server-kit/worker-thread";
import { prepareBody } from "./article-body.ts";
import { convertToMarkdown } from "./convert-to-markdown.ts";

/** What the thread for articles can do: work that takes too long beside answering requests. */
const jobs = {
  prepareBody: ({ content, mediaBase }: { content: string; mediaBase: string }) =>
    prepareBody(content, mediaBase),
  convertToMarkdown,
};
export type ArticleJobs = typeof jobs;

answerJobs(jobs);
