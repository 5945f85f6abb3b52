import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  askPostgres,
  createPostgresDatabase,
  type TestDatabase,
} from "../testing/postgres-database.ts";
import { runScript } from "../testing/run-script.ts";
import { listEmails, openStoredOffice, sendLeads } from "../testing/stored-office.ts";
import { describeOnPostgres } from "../testing/test-databases.ts";

describeOnPostgres("npm run move-to-postgres", () => {
  let folder: string;
  let target: TestDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "move-"));
    target = await createPostgresDatabase();
  });
  afterEach(async () => {
    await target.drop();
    rmSync(folder, { recursive: true });
  });
  const file = () => join(folder, "backoffice.sqlite");
  const place = () => ({ DATA_DIR: folder, DATABASE_URL: `file:${file()}` });
  const move = (url = target.url) => runScript("move-to-postgres.ts", [url], place()).ended;

  it("moves a stopped office, which then goes on there", { timeout: 60_000 }, async () => {
    const office = await openStoredOffice(place());
    const accepted = await sendLeads(office, "a", (sent) => sent < 5);
    const { code, said } = await move();
    expect(code).toBe(1);
    expect(said.trim()).toBe(`${file()} is in use; stop the site and the back office first.`);
    await office.close();
    expect(await askPostgres(target.url, "select * from pg_stat_user_tables")).toEqual([]);

    const hash = () => createHash("sha256").update(readFileSync(file())).digest("hex");
    const before = hash();
    const moved = await move();
    expect(moved.code, moved.said).toBe(0);
    expect(moved.said).toMatch(/^leads +5 rows {2}[0-9a-f]{16} {2}same$/m);
    expect(moved.said).not.toContain(new URL(target.url).password);
    expect(hash()).toBe(before);

    const there = await openStoredOffice({ DATA_DIR: folder, DATABASE_URL: target.url });
    try {
      expect((await listEmails(there)).sort()).toEqual(accepted);
      expect(await there.count("mails")).toBe(5);
      await sendLeads(there, "bb", (sent) => sent < 1);
      expect(await there.count("leads")).toBe(6);
    } finally {
      await there.close();
    }
    expect((await move()).said).toContain("is not empty, it has the table");
  });

  it("explains a wrong target in one sentence", { timeout: 60_000 }, async () => {
    await (await openStoredOffice(place())).close();
    for (const [url, sentence] of [
      ["mysql://x/y", "The target must start with postgres://."],
      ["postgres://127.0.0.1:9/y", "check the database at 127.0.0.1:9/y."],
    ] as const) {
      const { code, said } = await move(url);
      expect(code).toBe(1);
      expect(said.trim().split("\n")).toHaveLength(1);
      expect(said).toContain(sentence);
    }
  });
});

it("npm run move-to-postgres says how the target's password is written, without its value", async () => {
  const target = "postgres://desk:se/cret@db.example/crm";
  const { code, said } = await runScript("move-to-postgres.ts", [target], {}).ended;
  expect([code, said]).toEqual([
    1,
    "The target must be a valid URL, with characters such as #, /, ? and @ in its password percent-encoded (# as %23).\n",
  ]);
});
