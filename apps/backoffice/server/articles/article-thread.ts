import { createStatelessThread } from "@crm/server-kit/stateless-thread";
import type { ArticleJobs } from "./article-worker.ts";

/** The worker thread for articles' texts. Its results depend only on their input. */
export const articleThread = createStatelessThread<ArticleJobs>(
  new URL("./article-worker.ts", import.meta.url),
);
