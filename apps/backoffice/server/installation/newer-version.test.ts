import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStoredOffice } from "../testing/stored-office.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

describeOnEachDatabase("a database that a newer version has used", (createDatabase) => {
  it("stops the start with one sentence", async () => {
    const folder = mkdtempSync(join(tmpdir(), "newer-"));
    const { url, drop } = await createDatabase(folder);
    const place = { DATA_DIR: folder, DATABASE_URL: url };
    try {
      const office = await openStoredOffice(place);
      const { db } = office.services;
      const later = { name: "2999-01-01-later", timestamp: "2999-01-01" };
      await db.insertInto("kysely_migration").values(later).execute();
      await office.close();
      await expect(openStoredOffice(place)).rejects.toThrow(
        /^The database was used by a newer version, whose migration 2999-01-01-later is unknown to this version; start that version, or restore the backup from before the upgrade\.$/,
      );
    } finally {
      await drop();
      rmSync(folder, { recursive: true });
    }
  });
});
