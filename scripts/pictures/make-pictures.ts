import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import sharp from "sharp";
import { createServer } from "vite";
import { type PreviewName, previewSize } from "../../apps/site/app/seo/previews.ts";
import { brandStyles } from "../../apps/site/vite-brand-styles.ts";
import { bringBrowser } from "../browser/bring-browser.ts";
import { inProject } from "../process/project.ts";
import { pictureFile, pictureFolder } from "./picture-list.ts";

const page = `<!doctype html><html lang="en-IN"><body><div id="preview"></div>
<script type="module" src="/app/illustrations/previews/mount-preview.tsx"></script></body></html>`;

/** Draws the given previews in a browser, with the site's own components and style sheet. */
export async function makePictures(names: readonly PreviewName[]): Promise<void> {
  mkdirSync(inProject(pictureFolder), { recursive: true });
  const server = await startDrawings();
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: await bringBrowser(), args });
  try {
    const tab = await browser.newPage({ viewport: previewSize, reducedMotion: "reduce" });
    for (const name of names) {
      await tab.goto("about:blank");
      await tab.goto(`${server.address}/drawing#${name}`);
      await tab.locator("#preview > *").waitFor();
      await tab.evaluate("document.fonts.ready");
      const shot = await tab.screenshot();
      // Flat drawings: a palette halves the file, and nobody sees it.
      await sharp(shot).png({ palette: true, colours: 128, effort: 10 }).toFile(pictureFile(name));
      console.info(`Made ${name}.png`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function startDrawings(): Promise<{ address: string; stop(): Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: inProject("apps/site"),
    cacheDir: inProject("apps/site/build/pictures"),
    logLevel: "error",
    appType: "custom",
    server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
    optimizeDeps: { include: ["react", "react/jsx-dev-runtime", "react-dom/client"] },
    plugins: [
      brandStyles(),
      tailwindcss(),
      {
        name: "drawing",
        configureServer: ({ middlewares }) => {
          middlewares.use("/drawing", (_request, response) => {
            response.setHeader("Content-Type", "text/html; charset=utf-8");
            response.end(page);
          });
        },
      },
    ],
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("The drawings have no port");
  return { address: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
