import type { RouterContextProvider } from "react-router";
import { backendContext, publicSettingsContext } from "../../backend/.server/context.ts";
import type { ArticleLink } from "../../backend/articles.ts";
import { listFailure } from "../../lists/list-failure.ts";
import { incompletePage } from "../../rendering/incomplete-page.ts";
import { mostEntries } from "./blog-feed.ts";

/**
 * Answers with a feed of the newest posts, or with 502: feed readers would take an empty feed for an empty
 * blog.
 */
export async function answerFeed(
  context: Readonly<RouterContextProvider>,
  type: string,
  write: (siteUrl: string, articles: readonly ArticleLink[]) => string,
): Promise<Response> {
  const { siteUrl } = context.get(publicSettingsContext);
  const answer = await context
    .get(backendContext)
    .findPosts({ sort: "newest", start: 0, limit: mostEntries });
  const isFound = answer.outcome === "found";
  if (!isFound && answer.status === 502) return new Response(listFailure, { status: 502 });
  return new Response(write(siteUrl, isFound ? answer.found.articles : []), {
    headers: { "Content-Type": `${type}; charset=utf-8`, ...(isFound ? {} : incompletePage) },
  });
}
