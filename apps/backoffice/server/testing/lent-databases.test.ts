import { expect, it } from "vitest";
import { lendPostgresDatabase } from "./lent-databases.ts";
import { askPostgres } from "./postgres-database.ts";
import { describeOnPostgres } from "./test-databases.ts";

const addCampaign =
  "insert into campaigns (id, name, active, created_at) values ('one', 'One', 1, 7)";
const listIds = async (url: string) =>
  (await askPostgres<{ id: string }>(url, "select id from campaigns")).map(({ id }) => id);

describeOnPostgres("a lent database", () => {
  it("has only the rows of the migrations when it is lent again", async () => {
    const first = await lendPostgresDatabase();
    await askPostgres(first.url, addCampaign);
    await first.drop();
    const second = await lendPostgresDatabase();
    expect(second.url).toBe(first.url);
    expect(await listIds(second.url)).toEqual([]);

    await askPostgres(second.url, `${addCampaign}; create table kept.campaigns as table campaigns`);
    await askPostgres(second.url, "update campaigns set id = 'two'");
    await second.drop();
    const third = await lendPostgresDatabase();
    expect(await listIds(third.url)).toEqual(["one"]);
    await askPostgres(third.url, "drop table kept.campaigns");
    await third.drop();
  });

  it("is not lent again when a test has changed its tables", async () => {
    const first = await lendPostgresDatabase();
    await askPostgres(first.url, "alter table campaigns drop column name");
    await first.drop();
    const second = await lendPostgresDatabase();
    expect(second.url).not.toBe(first.url);
    await askPostgres(second.url, addCampaign);
    await second.drop();
  });
});
