import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { policySourcesContext } from "./backend/.server/context.ts";
import { log } from "./backend/.server/log.ts";
import bootScript from "./rendering/boot-script.ts?inline-script";
import { finishPage } from "./rendering/finish-page.ts";

/**
 * Renders a whole page to text. This lets the server defer its scripts, create its policy from the
 * hashes of its own inline scripts, and cache both together.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const router = { context: routerContext, url: request.url };
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) {
    // Vite adds its own inline scripts and styles, whose hashes are not known beforehand.
    headers.set("Content-Security-Policy", "frame-ancestors 'none'");
    return new Response(await renderToText(<ServerRouter {...router} />), { status, headers });
  }
  const nonce = randomBytes(16).toString("base64url");
  const html = await renderToText(<ServerRouter {...router} nonce={nonce} />, nonce);
  // The page of a large article takes tens of milliseconds, so other requests run between the steps.
  await letOthersRun();
  const sources = loadContext.get(policySourcesContext);
  const { page, policy } = finishPage(html, { bootScript, nonce, sources });
  headers.set("Content-Security-Policy", policy);
  await letOthersRun();
  return new Response(Buffer.from(page), { status, headers });
}

/** React Router calls this for errors that no route module has handled. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  log.error({ error, path: new URL(request.url).pathname }, "A page could not be rendered");
};

function renderToText(page: React.ReactNode, nonce?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Nothing is streamed, so no part may be hidden until a script inserts it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const text = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        text.on("finish", () => resolve(Buffer.concat(chunks).toString("utf8")));
        pipe(text);
      },
      onShellError: reject,
      onError(error) {
        log.error({ error }, "A part of a page could not be rendered");
      },
    });
  });
}
