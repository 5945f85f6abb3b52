import { randomUUID } from "node:crypto";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { attempt, openSpoolFile, SpoolUnavailable, writeVersion } from "./open-spool.ts";
import { retryDelays } from "./retry-delay.ts";
import type {
  Known,
  NewSubmission,
  SpooledSubmission,
  SpoolState,
  SpoolStatus,
  SubmissionIdentity,
} from "./submission-row.ts";

/** Longer than one attempt can take: capabilities and one call. Milliseconds. */
export const leaseMs = 40_000;

/**
 * The site's durable store of submissions that the host has not accepted yet. All methods are
 * synchronous, so a method that has returned has written to disk.
 *
 * @throws SpoolUnavailable from every method while the file can't be used
 */
export type Spool = ReturnType<typeof createSpool>;

/** @param path of the SQLite file; it is opened at the first use */
export function createSpool(path: string, now: () => number = Date.now) {
  let database: DatabaseSync | undefined;

  function run<Row>(sql: string, parameters: Record<string, SQLInputValue> = {}): Row[] {
    return attempt(() => {
      database ??= openSpoolFile(path);
      return database.prepare(sql).all(parameters) as Row[];
    });
  }

  function transact<Result>(work: () => Result): Result {
    run("begin immediate");
    try {
      const result = work();
      run("commit");
      return result;
    } catch (error) {
      if (database?.isTransaction) run("rollback");
      throw error;
    }
  }

  function insert({ dueAt, isRunning, failure, ...row }: NewSubmission): SpooledSubmission | Known {
    const known = spool.find(row);
    if (known === "known" || known === "token-used") return known;
    const id = randomUUID();
    const values = {
      ...row,
      id,
      received_at: now(),
      state: isRunning ? "forwarding" : "waiting",
      attempts: 1,
      due_at: dueAt,
      lease_until: isRunning ? now() + leaseMs : null,
      last_failure: failure,
    };
    const names = Object.keys(values);
    const [added] = run<SpooledSubmission>(
      `insert into submissions (${names.join(", ")}) values (:${names.join(", :")}) returning *`,
      values,
    );
    return added as SpooledSubmission;
  }

  /** Undoes a submission that fails, and nothing else. */
  function insertApart(submission: NewSubmission): SpooledSubmission | Known | Error {
    run("savepoint submission");
    try {
      return insert(submission);
    } catch (error) {
      // SQLite may have ended the transaction, for example because the disk is full.
      if (error instanceof SpoolUnavailable || !(error instanceof Error)) throw error;
      run("rollback to submission");
      return error;
    } finally {
      if (database?.isTransaction) run("release submission");
    }
  }

  const set = (id: string, change: Record<string, SQLInputValue>) => {
    const columns = Object.keys(change).map((name) => `${name} = :${name}`);
    run(`update submissions set ${columns.join(", ")} where id = :id`, { ...change, id });
  };

  const spool = {
    /** Opens the file, so that a wrong one is noticed at start. */
    open: () => void run("select 1"),

    /** Writes to the file and its disk without changing anything. */
    probe: () => void run(writeVersion),

    /** Looks up a submission. behind: an earlier one with its key must be forwarded first. */
    find(given: SubmissionIdentity): Known | "behind" | undefined {
      const { idempotency_key, token_hash } = given;
      const rows = run<SpooledSubmission>(
        "select * from submissions where idempotency_key = :idempotency_key or token_hash = :token_hash",
        { idempotency_key, token_hash },
      );
      const same = ({ call, content_hash, idempotency_key: key }: SpooledSubmission) =>
        call === given.call && key === idempotency_key && content_hash === given.content_hash;
      if (rows.some(same)) return "known";
      if (rows.some((row) => row.token_hash === token_hash)) return "token-used";
      return rows.some(({ state }) => isOpen(state)) ? "behind" : undefined;
    },

    /** Stores submissions. It returns after all are on disk, with the error of each that is not. */
    add: (submissions: readonly NewSubmission[]) => transact(() => submissions.map(insertApart)),

    /**
     * Claims submissions that are due. Order is kept for each key only: a submission waits for earlier
     * ones with its key, and for no other. An instant too far ahead is from before a clock was set back.
     */
    claim(limit: number): SpooledSubmission[] {
      const times = { now: now(), latest: now() + retryDelays.longestMs, lease: now() + leaseMs };
      const findDue = () =>
        run<{ id: string }>(
          `select id from submissions as s
         where (state = 'waiting' and (due_at <= :now or due_at > :latest)
            or state = 'forwarding' and (lease_until <= :now or lease_until > :lease))
           and not exists (select 1 from submissions as earlier
             where earlier.idempotency_key = s.idempotency_key and earlier.number < s.number
               and earlier.state in ('waiting', 'forwarding'))
         order by due_at limit :limit`,
          { ...times, limit },
        );
      // A look costs no write lock; inside the transaction nobody else claims the same.
      if (findDue().length === 0) return [];
      return transact(() =>
        findDue().flatMap(({ id }) =>
          run<SpooledSubmission>(
            `update submissions set state = 'forwarding', lease_until = :lease,
               attempts = attempts + 1, unclear = unclear + 1
             where id = :id returning *`,
            { id, lease: times.lease },
          ),
        ),
      );
    },

    /** The host has answered true to the storing call of a demo booking: call 2 follows. */
    continueWithMail: (id: string) =>
      set(id, { state: "waiting", next_call: 2, due_at: now(), unclear: 0, lease_until: null }),

    /** Everything is delivered. What the visitor typed is deleted at once. */
    finish: (id: string) => {
      const gone = { body: "", verdict: "", last_failure: null, lease_until: null };
      set(id, { ...gone, state: "forwarded", settled_at: now() });
      // The log beside the file contains it too.
      run("pragma wal_checkpoint(truncate)");
    },

    /** @param isUnclear whether the host may have stored it in this attempt */
    postpone: (id: string, dueAt: number, failure: string, isUnclear: boolean) =>
      void run(
        `update submissions set state = 'waiting', due_at = :dueAt, lease_until = null,
           last_failure = :failure, unclear = unclear - :clear
         where id = :id and state = 'forwarding'`,
        { id, dueAt, failure, clear: isUnclear ? 0 : 1 },
      ),

    /** Only a person can decide what happens to it. */
    giveUp: (id: string, failure: string) =>
      set(id, { state: "dead", last_failure: failure, lease_until: null, settled_at: now() }),

    /** Tries a dead or waiting submission again now, with a changed body if one is given. */
    retry: (id: string, body?: string) =>
      run<{ id: string }>(
        `update submissions set state = 'waiting', due_at = :now, unclear = 0, settled_at = null,
           body = coalesce(:body, body)
         where id = :id and state in ('waiting', 'dead') returning id`,
        { id, now: now(), body: body ?? null },
      ).length > 0,

    list: (states: readonly SpoolState[], limit = 1_000) =>
      run<SpooledSubmission>(
        `select * from submissions where state in (${states.map((state) => `'${state}'`).join()})
         order by number limit :limit`,
        { limit },
      ),

    status(): SpoolStatus {
      const rows = run<{ state: SpoolState; rows: number; oldest: number }>(
        "select state, count(*) as rows, min(received_at) as oldest from submissions group by state",
      );
      const counts = { waiting: 0, forwarding: 0, forwarded: 0, dead: 0 };
      for (const { state, rows: count } of rows) counts[state] = count;
      const open = rows.filter(({ state }) => isOpen(state)).map(({ oldest }) => oldest);
      return { counts, oldestWaitingAt: open.length > 0 ? Math.min(...open) : undefined };
    },

    /** Deletes submissions that were forwarded before an instant. */
    deleteForwarded: (before: number) =>
      void run("delete from submissions where state = 'forwarded' and settled_at < :before", {
        before,
      }),

    close() {
      database?.close();
      database = undefined;
    },
  };
  return spool;
}

function isOpen(state: SpoolState): boolean {
  return state === "waiting" || state === "forwarding";
}

/** A spool without a file is never available: then every submission needs a host that answers. */
export const noSpool: Spool = createSpool("");
