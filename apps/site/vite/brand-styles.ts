import { brand } from "@crm/brand";
import type { Plugin } from "vite";

/**
 * Adds the brand's colours to a style sheet as custom properties (`--brand-green` …), so that
 * `packages/brand` is the only place that defines them.
 *
 * @param sheet the end of the path of the main style sheet, which imports all others
 */
export function brandStyles(sheet = "/app/app.css"): Plugin {
  return {
    name: "brand-styles",
    enforce: "pre",
    transform(code, id) {
      if (!id.split("?")[0]?.endsWith(sheet)) return undefined;
      const lines = Object.entries(brand.colours).map(
        ([name, hex]) => `--brand-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${hex};`,
      );
      return { code: `${code}\n:root{${lines.join("")}}\n`, map: null };
    },
  };
}
