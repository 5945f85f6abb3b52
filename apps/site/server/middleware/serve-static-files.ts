import { extname } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { every } from "hono/combine";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import { hasFileExtension } from "./answer-unknown-paths.ts";

/** Vite puts a content hash into the name of each file here, so a file never changes. */
const hashedFolder = "/assets/";
const hashedCaching = "public, max-age=31536000, immutable";

/**
 * Serves the built files, in the compressed copies that the build leaves beside them.
 *
 * @param root folder of the client build
 */
export function serveStaticFiles(root: string) {
  const hashed = serveFrom(root, hashedCaching);
  const named = every(etag(), serveFrom(root, "public, max-age=0, must-revalidate"));
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    if (!hasFileExtension(path)) return next();
    return path.startsWith(hashedFolder) ? hashed(c, next) : named(c, next);
  });
}

/**
 * Serves hashed files of other builds: those of an old tab, and those of a page that a newer copy of
 * the site has sent while both run.
 *
 * @param root folder that all copies of the site share
 */
export function serveSharedAssets(root: string) {
  const shared = serveFrom(root, hashedCaching);
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    return path.startsWith(hashedFolder) && hasFileExtension(path) ? shared(c, next) : next();
  });
}

/**
 * The policy of a document with parts of a page (`vite/home-drawings.ts`). A page shows it in a frame
 * when the browser runs no scripts; this directive goes before the header X-Frame-Options.
 */
const documentPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** Content types by file extension that the library does not know. */
const otherTypes: Record<string, string> = { ".vtt": "text/vtt; charset=utf-8" };

function serveFrom(root: string, cacheControl: string) {
  const serve = serveStatic({ root, precompressed: true });
  return createMiddleware(async (c, next) => {
    // If the file does not exist, `answer` is the result of the next middleware.
    let isFile = true;
    const answer = await serve(c, () => {
      isFile = false;
      return next();
    });
    if (!isFile || !answer) return answer;
    answer.headers.set("Cache-Control", cacheControl);
    if (c.req.path.endsWith(".html")) {
      answer.headers.set("Content-Security-Policy", documentPolicy);
    }
    const type = otherTypes[extname(c.req.path)];
    if (type) answer.headers.set("Content-Type", type);
    return answer;
  });
}
