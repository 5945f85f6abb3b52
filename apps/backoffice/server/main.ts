import type { Server } from "node:http";
import { join } from "node:path";
import { createShutdown } from "@crm/server-kit/shutdown";
import { serve } from "@hono/node-server";
import { demoCompanyFile } from "../seed/demo-company.ts";
import { seedDatabase } from "../seed/seed-database.ts";
import { createApp } from "./app.ts";
import { findOversized } from "./articles/find-oversized.ts";
import { createFirstAdministrator } from "./auth/first-administrator.ts";
import { openInstallation } from "./installation/open-installation.ts";
import { recordInstallation } from "./installation/record-installation.ts";
import { deleteExpiredKeys } from "./leads/delete-expired-keys.ts";
import { ensureDemoCampaign } from "./leads/demo-campaign.ts";
import { createOutbox } from "./mail/outbox.ts";
import { checkMedia } from "./media/check-media.ts";
import { deleteUnusedPictures } from "./media/delete-unused-pictures.ts";
import { createDueArticles } from "./publishing/due-articles.ts";
import { readBackofficeSettings } from "./settings.ts";

/** Starts the back office; the log shows when it is ready. */
async function main(): Promise<void> {
  // The database and the other files contain personal data.
  process.umask(0o077);
  const settings = readBackofficeSettings(process.env);
  const services = await openInstallation(settings);
  const { db, log, now } = services;
  await checkMedia(services);
  if (await seedDatabase(db, settings, now())) {
    log.info(
      { file: join(settings.dataDir, demoCompanyFile) },
      "The sample content is in place; the sample company's key for the lead API is in this file",
    );
  }
  await ensureDemoCampaign(db, settings.demoCampaignId, now());
  await recordInstallation(services, { isServing: true });
  await deleteExpiredKeys(db, now());
  const cleanUp = setInterval(() => {
    deleteExpiredKeys(db, now()).catch((error) =>
      log.error({ err: error }, "can't delete expired keys"),
    );
    deleteUnusedPictures(services).then(
      (pictures) => pictures.length > 0 && log.info({ pictures }, "unused pictures deleted"),
      (error) => log.error({ err: error }, "can't delete unused pictures"),
    );
  }, 60 * 60_000);

  const administrator = await createFirstAdministrator(services.auth, now());
  // The password is shown only once; auth/reset-password.ts creates a new one.
  if (administrator) {
    console.info(`Administrator: ${administrator.email} / ${administrator.password}`);
  }
  services.articleIndex.start();
  const outbox = createOutbox(services);
  outbox.start();
  const dueArticles = createDueArticles(services);

  const stopSignal = new AbortController();
  const server = serve({
    fetch: createApp(services, stopSignal.signal).fetch,
    hostname: settings.host,
    port: settings.port,
    // Long enough for the largest request, an article.
    serverOptions: { headersTimeout: 15_000, requestTimeout: 30_000 },
  });
  server.on("error", stop);
  server.on("listening", () => {
    log.info({ url: settings.backofficeUrl }, "The back office is ready");
    dueArticles.start();
    findOversized(services).catch((error) => log.error({ err: error }, "can't measure articles"));
  });

  const shutDown = createShutdown({
    server: server as Server,
    log,
    stopSignal,
    stopWorkers: () => {
      clearInterval(cleanUp);
      return Promise.all([outbox.stop(), dueArticles.stop()]);
    },
    async close() {
      await services.articleIndex.stop();
      await db.destroy();
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, shutDown);
}

/** Prints why the start failed, in one sentence. */
function stop(error: unknown): never {
  // A host name with several addresses fails with one error for each.
  const reason = error instanceof AggregateError ? error.errors[0] : error;
  console.error(reason instanceof Error ? reason.message : reason);
  process.exit(1);
}

main().catch(stop);
