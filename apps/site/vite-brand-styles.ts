import { brand } from "@crm/brand";
import type { Plugin } from "vite";

const id = "virtual:brand.css";

/**
 * Serves the brand's colours as custom properties (`--brand-green` …), so that the style sheet
 * follows `packages/brand` and spells no colour itself.
 */
export function brandStyles(): Plugin {
  return {
    name: "brand-styles",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const lines = Object.entries(brand.colours).map(
        ([name, hex]) => `--brand-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${hex};`,
      );
      return `:root{${lines.join("")}}`;
    },
  };
}
