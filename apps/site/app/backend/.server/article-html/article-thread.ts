import { createStatelessThread } from "@crm/server-kit/stateless-thread";
import type { ArticleJobs } from "./article-worker.ts";

/** The build puts the worker's module beside the server's; see `vite/article-worker.ts`. */
const file = new URL(
  import.meta.env.PROD ? "./article-worker.js" : "./article-worker.ts",
  import.meta.url,
);

/** The worker thread that prepares articles' texts. Its results depend only on their input. */
export const articleThread = createStatelessThread<ArticleJobs>(file);

/** Converting to Markdown takes up to a few seconds on a busy machine. Milliseconds. */
const markdownLimitMs = 30_000;

/** A second thread for Markdown, which takes longer and must not delay pages. */
export const markdownThread = createStatelessThread<ArticleJobs>(file, markdownLimitMs);
