import { findStalePaths } from "../articles/stale-paths.ts";
import type { Services } from "../services.ts";

/** How often to check for scheduled articles that are due. Milliseconds. */
const checkEveryMs = 1_000;

type DueServices = Pick<Services, "db" | "now" | "notifySites" | "log">;

/** Notifies the sites when a scheduled article is due; the calls return due articles by themselves. */
export interface DueArticles {
  start(): void;
  stop(): Promise<void>;
  /** Checks once. */
  check(): Promise<void>;
}

/**
 * At the start it notifies the sites to invalidate all pages: articles may have become due while the
 * back office was stopped, and a site may have missed an event.
 */
export function createDueArticles({ db, now, notifySites, log }: DueServices): DueArticles {
  let checkedUntil = now();
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();

  async function check(): Promise<void> {
    const time = now();
    const due = await db
      .selectFrom("articles")
      .select("id")
      .where("section", "in", ["help", "blog"])
      .where("published_at", ">", checkedUntil)
      .where("published_at", "<=", time)
      .execute();
    const stale: string[] = [];
    for (const { id } of due) stale.push(...(await findStalePaths(db, id, time)));
    checkedUntil = time;
    if (stale.length > 0) notifySites(stale);
  }

  function scheduleCheck(): void {
    timer = setTimeout(() => {
      checking = check()
        .catch((error: unknown) => log.error({ err: error }, "can't check for due articles"))
        .then(scheduleCheck);
    }, checkEveryMs);
  }

  return {
    check,
    start() {
      notifySites(["*"]);
      scheduleCheck();
    },
    async stop() {
      clearTimeout(timer);
      await checking;
      clearTimeout(timer);
    },
  };
}
