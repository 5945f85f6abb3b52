import { sql } from "kysely";
import { expect, it } from "vitest";
import { openMeasuredDesk } from "./open-measured-desk.ts";

it("opens a desk outside of the tests, with people who are signed in, whose commits wait for the disk", async () => {
  const desk = await openMeasuredDesk("SQLite", async () => {});
  try {
    const { status } = await desk.ask("sales", "GET", "/leads?perPage=10");
    expect(status).toBe(200);
    const { rows } = await sql`pragma synchronous`.execute(desk.services.db);
    expect(rows, "2 is full").toEqual([{ synchronous: 2 }]);
  } finally {
    await desk.close();
  }
});
