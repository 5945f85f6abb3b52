import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type * as Covers from "@crm/drawings/covers/cover-sheet";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";

const id = "virtual:cover-sheet";
const drawings = fileURLToPath(import.meta.resolve("@crm/drawings/covers/cover-sheet"));

/**
 * Draws the covers of blog posts into one file, and gives pages its address. A list of posts then
 * has a short reference for each cover, browsers need no code for them, and load the file once.
 */
export function coverSheet(): Plugin {
  let sheet: Promise<{ path: string; svg: string }> | undefined;
  const draw = () => {
    sheet ??= drawSheet();
    return sheet;
  };
  return {
    name: "cover-sheet",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      return `export default ${JSON.stringify((await draw()).path)}`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { path, svg } = await draw();
      this.emitFile({ type: "asset", fileName: path.slice(1), source: svg });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith("/assets/covers-")) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end((await draw()).svg);
      });
    },
  };
}

/** Draws the sheet; its address has a hash of its content, so that browsers may keep it forever. */
async function drawSheet(): Promise<{ path: string; svg: string }> {
  const { module } = await runnerImport<typeof Covers>(drawings, {
    configFile: false,
    logLevel: "error",
  });
  const svg = renderToStaticMarkup(createElement(module.CoverSheet));
  const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
  return { path: `/assets/covers-${hash}.svg`, svg };
}
