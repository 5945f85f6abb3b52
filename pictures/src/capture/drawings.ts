import type { BrowserContextOptions, Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { createServer, type ViteDevServer } from "vite";
import { brandStyles } from "../../../apps/site/vite/brand-styles.ts";
import { launchBrowser } from "../../../scripts/browser/launch-browser.ts";
import { inProject, projectRoot } from "../../../scripts/process/project.ts";

/** A browser that shows the drawings, to capture them. */
export interface Drawings {
  /**
   * Opens a page with the site's style sheet, in which one module renders drawings.
   *
   * @param module the module's path below `pictures`
   */
  open(module: string, options: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Starts a browser, and a server that compiles the drawings on request. */
export async function startDrawings(): Promise<Drawings> {
  const server = await startServer();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("The drawings have no port");
  const browser = await launchBrowser();
  return {
    async open(module, options) {
      const page = await browser.newPage({ reducedMotion: "reduce", ...options });
      page.on("pageerror", (error) => console.error(error.message));
      await page.goto(`http://127.0.0.1:${address.port}/drawing?${module}`);
      await page.locator("body[data-ready]").waitFor();
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** The server alone: it compiles the drawings and their style sheet. */
export async function startServer(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: inProject("pictures"),
    cacheDir: inProject("pictures/build"),
    logLevel: "error",
    appType: "custom",
    server: {
      host: "127.0.0.1",
      port: 0,
      hmr: false,
      watch: null,
      fs: { allow: [projectRoot] },
    },
    optimizeDeps: {
      include: ["react", "react/jsx-dev-runtime", "react-dom", "react-dom/client"],
    },
    plugins: [
      brandStyles("/src/pictures.css"),
      tailwindcss(),
      {
        name: "drawing",
        configureServer: ({ middlewares }) => {
          middlewares.use("/drawing", (request, response) => {
            const [, module = ""] = request.url?.split("?") ?? [];
            response.setHeader("Content-Type", "text/html; charset=utf-8");
            response.end(
              `<!doctype html><html lang="en-IN"><body><script type="module" src="/${module}"></script></body></html>`,
            );
          });
        },
      },
    ],
  });
  return server.listen();
}
