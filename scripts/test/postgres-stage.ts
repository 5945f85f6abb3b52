import { ensurePostgres } from "../postgres/ensure-postgres.ts";
import type { Stage } from "./stage.ts";

export interface PostgresStage extends Stage {
  /** Stops the server if the stage has started one. */
  stop(): Promise<void>;
}

/**
 * Sets `POSTGRES_URL` to a server for the database tests. Without one these tests are skipped, but not
 * in CI, where nobody would notice.
 *
 * @param env the environment that the tests get
 */
export function createPostgresStage(
  env: Record<string, string | undefined> = process.env,
  ensure = ensurePostgres,
): PostgresStage {
  let stop = async () => {};
  return {
    name: "PostgreSQL",
    async run() {
      try {
        const server = await ensure();
        env.POSTGRES_URL = server.url;
        stop = server.stop;
        return { ok: true, output: `The database tests also run on ${server.origin}.` };
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const skipped = "The database tests run on SQLite only; those on PostgreSQL are skipped.";
        return { ok: !env.CI, output: `${why}\n${skipped}` };
      }
    },
    stop: () => stop(),
  };
}
