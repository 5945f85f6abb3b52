import { createStatelessThread } from "@crm/server-kit/stateless-thread";
import type { ArticleJobs } from "./article-worker.ts";

/** The build puts the thread's module beside the server's; see `vite-article-worker.ts`. */
const file = new URL(
  import.meta.env.PROD ? "./article-worker.js" : "./article-worker.ts",
  import.meta.url,
);

/** The thread that prepares articles' texts. Its answers depend on nothing but the question. */
export const articleThread = createStatelessThread<ArticleJobs>(file);

/** Markdown takes up to a few seconds on a busy machine. Milliseconds. */
const markdownLimitMs = 30_000;

/** One more for Markdown, which takes longer and which no reader of a page waits for. */
export const markdownThread = createStatelessThread<ArticleJobs>(file, markdownLimitMs);
