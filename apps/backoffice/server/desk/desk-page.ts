import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";

/** Vite's output (`vite.config.ts`). */
const buildDir = fileURLToPath(new URL("../../build/desk", import.meta.url));
const noncePlace = "__NONCE__";
const yearSeconds = 365 * 24 * 60 * 60;

/** The desk's files at /admin. Every address below it that is no file is a page of the desk. */
export function createDeskPage(dir = buildDir): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get(
    "/admin/assets/*",
    serveStatic({
      root: dir,
      rewriteRequestPath: (path) => path.slice("/admin".length),
      // Their names change with their content.
      onFound: (_path, c) => c.header("Cache-Control", `public, max-age=${yearSeconds}, immutable`),
    }),
  );
  app.get("/admin/assets/*", (c) => c.notFound());
  app.get("/admin", (c) => answerPage(c, dir));
  app.get("/admin/*", (c) => answerPage(c, dir));
  app.get("/", (c) => c.redirect("/admin"));
  return app;
}

async function answerPage(c: Context, dir: string) {
  const page = await readFile(`${dir}/index.html`, "utf8").catch(() => undefined);
  if (page === undefined) {
    return c.text("The desk is not built yet. Run `npm run build`, then reload this page.\n", 503);
  }
  // The desk writes styles as it runs, so each page gets a nonce of its own and is never stored.
  const nonce = randomBytes(16).toString("base64");
  return c.html(page.replaceAll(noncePlace, nonce), 200, {
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      // Pictures within articles may stand anywhere.
      "img-src 'self' data: https: http:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
  });
}
