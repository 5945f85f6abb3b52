import { incompletePage } from "../../rendering/incomplete-page.ts";

/**
 * @param isWhole false when a host has failed, so that an older, complete one is preferred
 */
export function answerSitemap(xml: string, isWhole: boolean): Response {
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      ...(isWhole ? {} : incompletePage),
    },
  });
}
