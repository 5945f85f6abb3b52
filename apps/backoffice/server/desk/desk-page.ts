import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { getMimeType } from "hono/utils/mime";
import type { AppEnv } from "../http/app-env.ts";

/** Vite's output (`vite.config.ts`). */
export const deskBuild = fileURLToPath(new URL("../../build/desk", import.meta.url));
const noncePlace = "__NONCE__";
const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Serves the desk's files at /admin. Every other address below /admin is a page of the desk.
 *
 * @param dir this build
 * @param assetsDir the assets of all builds, for tabs of another one
 * @param siteUrl the site's public origin, whose previews the pages show in frames
 */
export function createDeskPageRoutes(
  dir: string,
  assetsDir: string,
  siteUrl: string,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const folders = [join(dir, "assets"), assetsDir];
  app.get("/admin/assets/:name", compress(), (c) => answerFile(c, folders, c.req.param("name")));
  app.get("/admin", (c) => answerPage(c, dir, siteUrl));
  app.get("/admin/*", (c) => answerPage(c, dir, siteUrl));
  app.get("/", (c) => c.redirect("/admin"));
  return app;
}

/** File names contain a content hash, so browsers may cache the files for a year. */
async function answerFile(c: Context, folders: readonly string[], name: string) {
  const type = getMimeType(name);
  const plain = /^[\w-][\w.-]*$/.test(name);
  const file = type && plain && (await readFirst(folders, name));
  if (!file) return c.notFound();
  return c.body(new Uint8Array(file), 200, {
    "Content-Type": type,
    "Cache-Control": `public, max-age=${yearSeconds}, immutable`,
  });
}

async function readFirst(folders: readonly string[], name: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const file = await readFile(join(folder, name)).catch(() => undefined);
    if (file) return file;
  }
  return undefined;
}

async function answerPage(c: Context, dir: string, siteUrl: string) {
  const page = await readFile(`${dir}/index.html`, "utf8").catch(() => undefined);
  if (page === undefined) {
    return c.text("The desk is not built yet. Run `npm run build`, then reload this page.\n", 503);
  }
  // The desk adds styles at run time, so each page has its own nonce and is never cached.
  const nonce = randomBytes(16).toString("base64");
  return c.html(page.replaceAll(noncePlace, nonce), 200, {
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      // Pictures in articles may come from any host.
      "img-src 'self' data: https: http:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src 'self' ${new URL(siteUrl).origin}`,
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join("; "),
  });
}
