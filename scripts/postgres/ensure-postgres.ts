import { bringPostgres } from "./bring-postgres.ts";
import { findPostgres, postgresVersion } from "./find-postgres.ts";
import { startPostgres, type TestPostgres } from "./start-postgres.ts";

/**
 * Returns a server for the database tests: that of `POSTGRES_URL`, else a new one from an installed
 * PostgreSQL, else from one that npm brings.
 *
 * @throws Error with the reason when there is none
 */
export async function ensurePostgres(): Promise<TestPostgres & { origin: string }> {
  const url = process.env.POSTGRES_URL?.trim();
  if (url) return { url, stop: async () => {}, origin: "the server of POSTGRES_URL" };

  const programs = findPostgres() ?? (await bringPostgres());
  if (!programs) {
    throw new Error("No PostgreSQL: install it, or set POSTGRES_URL to a server for tests.");
  }
  const started = await startPostgres(programs);
  return { ...started, origin: `${postgresVersion(programs)} of ${programs}` };
}
