import { expect, test } from "vitest";
import { createPostgresStage } from "./postgres-stage.ts";

const findNone = async () => {
  throw new Error("No PostgreSQL: install it.");
};

test("without PostgreSQL its tests are skipped with the reason, and in CI the stage fails", async () => {
  const output = `No PostgreSQL: install it.
The database tests run on SQLite only; those on PostgreSQL are skipped.`;
  expect(await createPostgresStage({}, findNone).run()).toEqual({ ok: true, output });
  expect(await createPostgresStage({ CI: "true" }, findNone).run()).toEqual({ ok: false, output });
});

test("the tests get the server's address, the output its origin, and the stage stops it", async () => {
  const env: Record<string, string | undefined> = {};
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
  };
  const stage = createPostgresStage(env, async () => ({
    url: "postgres://127.0.0.1:7/postgres",
    origin: "PostgreSQL 15.18 of /usr/lib",
    stop,
  }));
  expect((await stage.run()).output).toBe(
    "The database tests also run on PostgreSQL 15.18 of /usr/lib.",
  );
  expect(env.POSTGRES_URL).toBe("postgres://127.0.0.1:7/postgres");
  await stage.stop();
  expect(isStopped).toBe(true);
});
