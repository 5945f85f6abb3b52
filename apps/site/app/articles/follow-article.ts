import { followCarousels } from "../ui/follow-carousels.ts";
import { followFeedback } from "./feedback/follow-feedback.ts";
import { copyHeadingLinks } from "./heading-links/copy-heading-links.ts";

/** Makes an article's page interactive, which is HTML of the server. Returns a function that stops this. */
export function followArticle(): () => void {
  const stops = [copyHeadingLinks(), followFeedback(), followCarousels()];
  return () => {
    for (const stop of stops) stop();
  };
}
