import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { withReceivedZip } from "../../articles/markdown/receive-zip.ts";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import type { ImportAnswer } from "../transport/content-shapes.ts";
import { readChoice } from "../transport/list-query.ts";

/** While a long import runs, a proxy between must see an answer that goes on. Milliseconds. */
const heartbeatMs = 10_000;

/** All articles as Markdown in a zip, and back. */
export function createMarkdownRoutes(services: Services): Hono<DeskEnv> {
  const { log, now, settings } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);
  const mayChange = requireRight("articles", "change");

  // The parsers are loaded when they are needed, which is rare: they take 15 MB.
  app.get("/export", mayChange, async (c) => {
    const { exportArticles } = await import("../../articles/markdown/export-articles.ts");
    await audit(c, "articles.exported");
    const { stream, done } = exportArticles(services);
    done.catch((error: unknown) => log.warn({ err: error }, "the export of articles broke off"));
    const name = `articles-${new Date(now()).toISOString().slice(0, 10)}.zip`;
    return c.body(Readable.toWeb(stream) as globalThis.ReadableStream, 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    });
  });

  app.post("/import", mayChange, async (c) => {
    const options = {
      isDryRun: readChoice(c, "run", ["dry", "import"]) !== "import",
      existing: readChoice(c, "existing", ["workingCopy", "replace"]) ?? "workingCopy",
      status: readChoice(c, "status", ["draft", "keep"]) ?? "draft",
      personId: c.get("person").id,
    };
    const body = c.req.raw.body as ReadableStream<Uint8Array> | null;
    const work = withReceivedZip(settings.dataDir, body, async (zip): Promise<ImportAnswer> => {
      const { importArticles } = await import("../../articles/markdown/import-articles.ts");
      const report = await importArticles(services, zip, options);
      if (!options.isDryRun) await audit(c, "articles.imported", undefined, { ...report.counts });
      return { report };
    });
    const isQuick = await Promise.race([work.then(() => true), wait(heartbeatMs, false)]);
    if (isQuick) return c.json(await work);
    const answer = work.catch((error: unknown): ImportAnswer => {
      if (error instanceof HttpError) return { problem: error.message };
      log.error({ err: error }, "the import of articles broke off");
      return { problem: "The import broke off. Run it again: what is imported stays as it is." };
    });
    return c.body(keepAlive(answer), 200, { "Content-Type": "application/json" });
  });

  return app;
}

/** Sends spaces until the answer is there, which JSON allows before it. */
function keepAlive(answer: Promise<ImportAnswer>): globalThis.ReadableStream {
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  return new globalThis.ReadableStream({
    async start(controller) {
      timer = setInterval(() => controller.enqueue(encoder.encode(" ")), heartbeatMs);
      const text = JSON.stringify(await answer);
      clearInterval(timer);
      controller.enqueue(encoder.encode(text));
      controller.close();
    },
    cancel: () => clearInterval(timer),
  });
}
