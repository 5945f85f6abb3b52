import type { Plugin } from "vite";
import { mainSheet, makePageStyles } from "./make-page-styles.ts";

const id = "virtual:page-styles";

/**
 * Gives each route a style sheet of its own: the main sheet (`app/app.css`) without what its modules
 * don't use. `virtual:page-styles` has the addresses; `app/rendering/page-style.tsx` loads them.
 * In development all pages have the main sheet, which Vite updates.
 */
export function pageStyles(): Plugin {
  let isDevelopment = false;
  return {
    name: "page-styles",
    configResolved({ command }) {
      isDevelopment = command === "serve";
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      if (isDevelopment) return `import ${JSON.stringify(mainSheet)};\nexport default {};`;
      return `export default ${JSON.stringify((await makePageStyles()).addresses)}`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { files } = await makePageStyles();
      for (const file of files) this.emitFile({ type: "asset", ...file });
    },
  };
}
