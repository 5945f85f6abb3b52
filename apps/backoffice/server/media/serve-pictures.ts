import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { mediaFolder } from "./store-picture.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/** The kept pictures, for everybody. A name changes with the bytes, so a copy is good for ever. */
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
      // Whatever a browser should ever take it for, it can do nothing.
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      // The site shows it from another origin.
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
}
