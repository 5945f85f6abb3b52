import { blogPath } from "@crm/contract/pages/blog";
import type { WayOn } from "../article-problem.tsx";
import { blogTrail } from "./blog-trail.ts";

/** Where a reader of a missing post can go on. */
export const blogWayOn: WayOn = {
  trail: blogTrail(),
  advice:
    "It may have been moved or renamed, or we can't reach it right now. The blog lists every article.",
  label: "See all articles",
  to: blogPath,
};
