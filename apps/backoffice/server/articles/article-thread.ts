import { createStatelessThread } from "@crm/server-kit/stateless-thread";
import type { ArticleJobs } from "./article-worker.ts";

/** The thread that works on articles' texts. Its answers depend on nothing but the question. */
export const articleThread = createStatelessThread<ArticleJobs>(
  new URL("./article-worker.ts", import.meta.url),
);
