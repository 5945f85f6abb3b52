import { z } from "zod";

/** The site's list of its own pages, which editors link to; the back office fetches it. */
export const ownPagesPath = "/search/pages.json";

/** Tutorials and fixed pages, with the parts of a page that a link can point to. */
export const ownPages = z.object({
  pages: z.array(
    z.object({
      kind: z.enum(["tutorial", "page"]),
      path: z.string().startsWith("/"),
      title: z.string(),
      headings: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
});
export type OwnPages = z.output<typeof ownPages>;
