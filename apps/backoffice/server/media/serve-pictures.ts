import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { mediaFolder } from "./store-picture.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/** Serves pictures to everybody. Their names contain a content hash, so caches never expire them. */
export function createPictureRoutes(dataDir: string): Hono<AppEnv> {
  const folder = mediaFolder(dataDir);
  return new Hono<AppEnv>().get(`${mediaPath}/:name`, async (c) => {
    const name = c.req.param("name");
    if (!readPictureSize(`${mediaPath}/${name}`)) return c.notFound();
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": `public, max-age=${yearSeconds}, immutable`,
      // Nothing can run, even if a browser mistakes the file for another type.
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      // The site is another origin and shows the pictures.
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
}
