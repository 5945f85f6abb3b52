import type { Kysely } from "kysely";
import { findSqlitePath } from "../db/open-database.ts";
import type { LeadEventKind } from "../db/rows/lead-rows.ts";
import type { Database } from "../db/schema.ts";
import { leadEventsChannel, listenForChanges } from "../publishing/listen.ts";

/** How often new events are looked for while somebody waits for them. Milliseconds. */
const lookEveryMs = 500;

/**
 * An event counts as new for this long: transactions are not committed in the order of their times, and the
 * clocks of two offices differ a little. Milliseconds.
 */
const overlapMs = 5_000;

/** A follower who was away for longer gets only the newest, and reads the list anyway. */
const mostEvents = 200;

/** That something has happened to a lead, without any personal data. */
export interface LeadChange {
  id: string;
  leadId: string;
  kind: LeadEventKind;
  /** Epoch milliseconds. */
  at: number;
}

/** Tells the desks what happens to leads at any back office. */
export interface LeadFeed {
  /**
   * Calls `onChanges` with new events, and once at the beginning: with what has happened since then, or with
   * nothing.
   *
   * @param since epoch milliseconds; undefined: from now on
   * @returns ends it
   */
  follow(
    since: number | undefined,
    onChanges: (changes: LeadChange[]) => void,
    onStop: () => void,
  ): () => void;
  /** Ends all following, at once and for good. */
  stop(): void;
}

interface Parts {
  db: Kysely<Database>;
  databaseUrl: string;
  now: () => number;
  onError: (error: unknown) => void;
}

interface Follower {
  since: number;
  /** What was told within the overlap. */
  told: Map<string, number>;
  state: "wants all" | "wants new" | "following";
  onChanges: (changes: LeadChange[]) => void;
  onStop: () => void;
}

export function createLeadFeed({ db, databaseUrl, now, onError }: Parts): LeadFeed {
  const isPostgres = findSqlitePath(databaseUrl) === undefined;
  const followers = new Set<Follower>();
  let stopListening: (() => void) | undefined;
  let looking: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isReading = false;
  let readAgain = false;
  let hasFailed = false;

  /** Reads once for all followers; a call during a read makes it read once more. */
  function look(): void {
    readAgain = true;
    if (!isReading) void readAll();
  }

  async function readAll(): Promise<void> {
    isReading = true;
    while (readAgain && followers.size > 0) {
      readAgain = false;
      const asked = [...followers];
      const since = Math.min(...asked.map((follower) => follower.since));
      const changes = await readChanges(db, since - overlapMs).catch(noteFailure);
      if (!changes) continue;
      hasFailed = false;
      for (const follower of asked) if (followers.has(follower)) tell(follower, changes);
    }
    isReading = false;
  }

  /** Only the first of several, because it reads again at once. */
  function noteFailure(error: unknown): void {
    if (!hasFailed) onError(error);
    hasFailed = true;
  }

  return {
    follow(since, onChanges, onStop) {
      const follower: Follower = {
        since: since ?? now(),
        told: new Map(),
        state: since === undefined ? "wants new" : "wants all",
        ...{ onChanges, onStop },
      };
      if (isStopped) onStop();
      else {
        followers.add(follower);
        if (isPostgres) {
          stopListening ??= listenForChanges(databaseUrl, leadEventsChannel, look);
        }
        // Finds what happens on SQLite, and on PostgreSQL when announcements get lost.
        looking ??= setInterval(look, lookEveryMs).unref();
        look();
      }
      return () => {
        followers.delete(follower);
        if (followers.size > 0) return;
        clearInterval(looking);
        looking = undefined;
      };
    },
    stop() {
      isStopped = true;
      for (const { onStop } of followers) onStop();
      followers.clear();
      stopListening?.();
      clearInterval(looking);
    },
  };
}

async function readChanges(db: Kysely<Database>, since: number): Promise<LeadChange[]> {
  const rows = await db
    .selectFrom("lead_events")
    .select(["id", "lead_id as leadId", "kind", "created_at as at"])
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .limit(mostEvents)
    .execute();
  return rows.reverse();
}

function tell(follower: Follower, changes: LeadChange[]): void {
  const fresh = changes.filter(
    ({ id, at }) => at > follower.since - overlapMs && !follower.told.has(id),
  );
  for (const { id, at } of fresh) {
    follower.told.set(id, at);
    follower.since = Math.max(follower.since, at);
  }
  for (const [id, at] of follower.told) {
    if (at <= follower.since - overlapMs) follower.told.delete(id);
  }
  const { state } = follower;
  follower.state = "following";
  if (state === "wants new") follower.onChanges([]);
  else if (state === "wants all" || fresh.length > 0) follower.onChanges(fresh);
}
