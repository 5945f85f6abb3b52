import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, it } from "vitest";
import { openTestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { migrate } from "./migrate.ts";
import { hashMigration } from "./migration-hashes.ts";
import { migrations } from "./migrations/index.ts";

describeOnEachDatabase("the tables", (createDatabase) => {
  it("are created once, and a second start does not change them", async () => {
    const office = await openTestBackoffice(createDatabase);
    try {
      await migrate(office.services.db);
      expect(await office.count("campaigns")).toBe(1);
    } finally {
      await office.close();
    }
  });

  it("return instants and counts as numbers", async () => {
    const office = await openTestBackoffice(createDatabase);
    try {
      const row = await office.services.db
        .selectFrom("campaigns")
        .select(["created_at", sql<number>`count(*) over ()`.as("rows")])
        .executeTakeFirstOrThrow();
      expect({ ...row }).toEqual({ created_at: office.clock.now, rows: 1 });
    } finally {
      await office.close();
    }
  });

  it("are not changed when an applied migration was edited", async () => {
    const office = await openTestBackoffice(createDatabase);
    const edited: Migration = {
      async up(db) {
        await db.schema.alterTable("articles").addColumn("image_text", "text").execute();
      },
    };
    try {
      const changed = { ...migrations, "2026-11-21-picture-alt": edited };
      await expect(migrate(office.services.db, changed)).rejects.toThrow(
        "The migration 2026-11-21-picture-alt was edited after this database applied it; restore apps/backoffice/server/db/migrations/2026-11-21-picture-alt.ts as it was released, and add a new migration for the change.",
      );
    } finally {
      await office.close();
    }
  });

  it("of a newer version are rejected by an older one", async () => {
    const office = await openTestBackoffice(createDatabase);
    const { "2026-11-22-installation": _, ...older } = migrations;
    try {
      await expect(migrate(office.services.db, older)).rejects.toThrow(
        "The database was used by a newer version, whose migration 2026-11-22-installation is unknown to this version",
      );
    } finally {
      await office.close();
    }
  });
});

/** Databases store this hash of an applied migration, so it must never change. */
it.each([
  ["2026-11-21-first-tables", "54e7e44f3e66974bd4a30746cf4b48696ca610172c431533ce306847297a73d9"],
  ["2026-11-21-picture-alt", "cc4513ec8801098314e8ed4da4e151811a0d77ba958276838030c3a1f353d654"],
  [
    "2026-11-21-slugs-and-revisions",
    "bf543dc3c73a1c00bd86e384ed7cbd4661e0d6db87dd041190fe06d46ca896c6",
  ],
  [
    "2026-11-21-visitors-answers",
    "26aa5279697ebdce7b28d747352b0165b36368b5784e0aa9867a1ff244879ff6",
  ],
  ["2026-11-22-installation", "b7c299a38aa580bdc78590ab42cee7f0276e07041e0e4858819ce09930784f29"],
])("the released migration %s has not changed", async (name, hash) => {
  expect(await hashMigration(migrations[name] as Migration)).toBe(hash);
});
