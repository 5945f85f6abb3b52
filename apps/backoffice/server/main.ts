import type { Server } from "node:http";
import { join } from "node:path";
import { measureDisk } from "@crm/server-kit/free-disk";
import { listen } from "@crm/server-kit/listen";
import { startMetricsServer } from "@crm/server-kit/metrics-server";
import { keepSharingAssets } from "@crm/server-kit/share-assets";
import { shrinkWhenIdle } from "@crm/server-kit/shrink-when-idle";
import { createShutdown } from "@crm/server-kit/shutdown";
import { createAdaptorServer } from "@hono/node-server";
import { createAlarms } from "./alarms/alarms.ts";
import { createApp } from "./app.ts";
import { findOversized } from "./articles/find-oversized.ts";
import { createCleanUp } from "./clean-up.ts";
import { deskBuild } from "./desk/desk-page.ts";
import { openInstallation } from "./installation/open-installation.ts";
import { recordStop } from "./installation/record-installation.ts";
import { setUp } from "./installation/set-up.ts";
import { createReminders } from "./leads/remind-owners.ts";
import { measureOutbox } from "./mail/measure-outbox.ts";
import { createOutbox } from "./mail/outbox.ts";
import { recordStoredPictures } from "./media/record-stored-pictures.ts";
import { createDueArticles } from "./publishing/due-articles.ts";
import { createDueChanges } from "./publishing/due-changes.ts";
import { createMondayMail } from "./reports/monday-mail.ts";
import { readBackofficeSettings } from "./settings.ts";
import { measureWebhooks } from "./webhooks/measure-webhooks.ts";
import { createWebhookWorker } from "./webhooks/webhook-worker.ts";

/** Starts the back office; the log shows when it is ready. */
async function main(): Promise<void> {
  // The database and the other files contain personal data.
  process.umask(0o077);
  const settings = readBackofficeSettings(process.env);
  const services = await openInstallation(settings, setUp);
  const { db, log } = services;
  const cleanUp = createCleanUp(services);
  cleanUp.start();
  const outbox = createOutbox(services);
  outbox.start();
  const webhooks = createWebhookWorker(services);
  webhooks.start();
  const dueArticles = createDueArticles(services);
  const dueChanges = createDueChanges(services);
  const alarms = createAlarms(services);
  const reminders = createReminders(services);
  const mondayMail = createMondayMail(services);

  // Other back offices must have the assets of this one's desk before its first page.
  await keepSharingAssets(join(deskBuild, "assets"), settings.assetsDir, log);

  const stopSignal = new AbortController();
  const drainSignal = new AbortController();
  const server = createAdaptorServer({
    fetch: createApp(services, stopSignal.signal, drainSignal.signal).fetch,
    // Long enough for the largest request, a zip of articles.
    serverOptions: { headersTimeout: 15_000, requestTimeout: 120_000 },
  }) as Server;
  server.on("error", stop);
  listen(server, settings, () => {
    log.info({ url: settings.backofficeUrl }, "The back office is ready");
    measureOutbox(services);
    measureWebhooks(services);
    measureDisk(services.findFreeBytes);
    startMetricsServer({ ...settings.metrics, log });
    shrinkWhenIdle();
    services.articleIndex.start();
    dueArticles.start();
    dueChanges.start();
    alarms.start();
    reminders.start();
    mondayMail.start();
    recordStoredPictures(services).catch((error) =>
      log.error({ err: error }, "can't list the stored pictures"),
    );
    findOversized(services).catch((error) => log.error({ err: error }, "can't measure articles"));
  });

  const shutDown = createShutdown({
    server,
    log,
    stopSignal,
    drainSignal,
    stopWorkers: () => {
      cleanUp.stop();
      services.changeFeed.stop();
      services.leadFeed.stop();
      const { variantMaker } = services;
      const workers = [
        ...[outbox, webhooks, dueArticles, dueChanges, alarms, reminders, mondayMail],
        variantMaker,
      ];
      return Promise.all(workers.map((worker) => worker.stop()));
    },
    async close() {
      await services.articleIndex.stop();
      await db.destroy();
      recordStop(services);
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
