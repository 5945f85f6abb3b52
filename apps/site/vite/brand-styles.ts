import { brand } from "@crm/brand";
import type { Plugin } from "vite";

/**
 * Adds the brand's colours to the main style sheet as custom properties (`--brand-green` …), so that
 * `packages/brand` is the only place that defines them.
 */
export function brandStyles(): Plugin {
  return {
    name: "brand-styles",
    enforce: "pre",
    transform(code, id) {
      if (!/\/app\/app\.css$/.test(id.split("?")[0] ?? "")) return undefined;
      const lines = Object.entries(brand.colours).map(
        ([name, hex]) => `--brand-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${hex};`,
      );
      return { code: `${code}\n:root{${lines.join("")}}\n`, map: null };
    },
  };
}
