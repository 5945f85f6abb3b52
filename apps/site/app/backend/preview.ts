import type { Article } from "./articles.ts";

/**
 * What a preview link shows. `missing`: the article was deleted, or the host has no previews. `unknown`:
 * no usable answer arrived.
 */
export type Preview =
  | {
      outcome: "found";
      section: "help" | "blog";
      article: Article;
      /** When the link expires. Epoch milliseconds. */
      until: number;
    }
  | { outcome: PreviewProblem };

export type PreviewProblem = "expired" | "forged" | "missing" | "unknown";
