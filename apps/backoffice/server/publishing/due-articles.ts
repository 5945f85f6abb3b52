import { findStalePaths } from "../articles/stale-paths.ts";
import type { Services } from "../services.ts";

/** How often is looked for articles whose time has come. Milliseconds. */
const lookEveryMs = 1_000;

type DueServices = Pick<Services, "db" | "now" | "notifySites" | "log">;

/** Tells the sites when a scheduled article's time has come; the calls answer it by themselves. */
export interface DueArticles {
  start(): void;
  stop(): Promise<void>;
  /** Looks once. */
  look(): Promise<void>;
}

/**
 * What came due while nothing ran here is told with everything else when it starts: a site may have
 * kept pages meanwhile, or have missed an event.
 */
export function createDueArticles({ db, now, notifySites, log }: DueServices): DueArticles {
  let seen = now();
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const time = now();
    const due = await db
      .selectFrom("articles")
      .select("id")
      .where("section", "in", ["help", "blog"])
      .where("published_at", ">", seen)
      .where("published_at", "<=", time)
      .execute();
    const stale: string[] = [];
    for (const { id } of due) stale.push(...(await findStalePaths(db, id, time)));
    seen = time;
    if (stale.length > 0) notifySites(stale);
  }

  function lookAgain(): void {
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => log.error({ err: error }, "can't look for due articles"))
        .then(lookAgain);
    }, lookEveryMs);
  }

  return {
    look,
    start() {
      notifySites(["*"]);
      lookAgain();
    },
    async stop() {
      clearTimeout(timer);
      await looking;
      clearTimeout(timer);
    },
  };
}
