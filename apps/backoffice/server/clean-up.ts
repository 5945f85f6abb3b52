import { purgeTrash } from "./articles/trash/purge-trash.ts";
import { deleteOldEvents } from "./audit/delete-old-events.ts";
import { claimWork } from "./db/claim-work.ts";
import { wipeErased } from "./db/wipe-erased.ts";
import { deleteExpiredKeys } from "./leads/delete-expired-keys.ts";
import { deleteUnusedPictures } from "./media/delete-unused-pictures.ts";
import { finishReplacements } from "./media/replace-picture.ts";
import { deleteOldRequests } from "./privacy-requests/delete-old-requests.ts";
import type { Services } from "./services.ts";
import { deleteOldDeliveries } from "./webhooks/webhook-endpoints.ts";

const runEveryMs = 60 * 60_000;

/** A little shorter, so that the next run of the same process is not too early. Milliseconds. */
const claimedMs = 55 * 60_000;

/** Deletes what has expired, once an hour for all back offices on one database. */
export interface CleanUp {
  /** Runs now and then every hour. */
  start(): void;
  stop(): void;
  /** Runs once, unless a back office has done so within the hour. */
  run(): Promise<void>;
}

export function createCleanUp(
  services: Pick<Services, "changeFeed" | "db" | "log" | "media" | "now" | "settings">,
): CleanUp {
  const { db, log, now, settings } = services;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    if (!(await claimWork(db, "clean-up", now(), claimedMs))) return;
    await deleteExpiredKeys(db, now()).catch((error: unknown) =>
      log.error({ err: error }, "can't delete expired keys"),
    );
    await deleteOldDeliveries(db, now()).catch((error: unknown) =>
      log.error({ err: error }, "can't delete old deliveries"),
    );
    await deleteOldEvents(db, now(), settings.auditDays).catch((error: unknown) =>
      log.error({ err: error }, "can't delete old events of the audit trail"),
    );
    await deleteOldRequests(db, now()).catch((error: unknown) =>
      log.error({ err: error }, "can't delete old requests"),
    );
    await purgeTrash(services).catch((error: unknown) =>
      log.error({ err: error }, "can't delete old articles of the trash"),
    );
    await wipeErased(db);
    await finishReplacements(services).catch((error: unknown) =>
      log.error({ err: error }, "can't finish the replacement of pictures"),
    );
    const pictures = await deleteUnusedPictures(services);
    if (pictures.length > 0) log.info({ pictures }, "unused pictures deleted");
  }

  function runAndLog(): void {
    run().catch((error: unknown) => log.error({ err: error }, "can't clean up"));
  }

  return {
    run,
    start() {
      runAndLog();
      timer = setInterval(runAndLog, runEveryMs);
    },
    stop: () => clearInterval(timer),
  };
}
