import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import { checkCode } from "./check-code.ts";
import { checkFigures } from "./check-figures.ts";
import { checkPictures } from "./check-pictures.ts";
import { exportHeadings } from "./export-headings.ts";
import { resolveLinks } from "./resolve-links.ts";

/**
 * Compiles the written pages under `app/content`, for the build and the tests. A dead link, a
 * picture without alt text or a limit typed by hand fails the build.
 */
export function writtenPages(): Plugin {
  const plugin = mdx({
    // Markdown of articles is content of the back office; only its raw text is imported.
    mdExtensions: [],
    remarkPlugins: [
      remarkGfm,
      exportHeadings,
      resolveLinks,
      checkCode,
      checkFigures,
      checkPictures,
    ],
  });
  return { enforce: "pre", ...(plugin as Plugin) };
}
