import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendLead } from "../testing/send-lead.ts";
import { openTestBackoffice, type TestBackoffice, testTime } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";
import { createLeadFeed, type LeadChange } from "./lead-feed.ts";

let office: TestBackoffice;
let errors: unknown[];
beforeEach(async () => {
  office = await openTestBackoffice(createSqliteFile);
  errors = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await office.close();
});

function open() {
  const { db, settings } = office.services;
  const { databaseUrl } = settings;
  const onError = (error: unknown) => errors.push(error);
  return createLeadFeed({ db, databaseUrl, now: () => office.clock.now, onError });
}

const fakeIntervals = () => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
/** Lets the feed look as often as it does in a second and a half, and read each time. */
async function lookThreeTimes(): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    vi.advanceTimersByTime(500);
    await office.services.db.selectFrom("leads").select("id").execute();
  }
}
const nothing = () => {};

it("looks for events with one timer while anybody follows, and not before or after", () => {
  fakeIntervals();
  const feed = open();
  expect(vi.getTimerCount()).toBe(0);
  const [first, second] = [feed.follow(0, nothing, nothing), feed.follow(0, nothing, nothing)];
  expect(vi.getTimerCount()).toBe(1);
  first();
  expect(vi.getTimerCount()).toBe(1);
  second();
  expect(vi.getTimerCount()).toBe(0);
  feed.follow(0, nothing, nothing);
  expect(vi.getTimerCount()).toBe(1);
  feed.stop();
  expect(vi.getTimerCount()).toBe(0);
});

it("calls a follower once at the beginning, and then only with new events, each one once", async () => {
  await sendLead(office, "contact");
  fakeIntervals();
  const feed = open();
  const [all, fresh]: LeadChange[][][] = [[], []];
  feed.follow(testTime - 1_000, (changes) => all?.push(changes), nothing);
  feed.follow(undefined, (changes) => fresh?.push(changes), nothing);
  await lookThreeTimes();
  expect(all).toMatchObject([[{ kind: "received", at: testTime }]]);
  expect(fresh).toEqual([[]]);

  office.clock.now += 10_000;
  await sendLead(office, "enterprise");
  await lookThreeTimes();
  office.clock.now += 1;
  await sendLead(office, "demo");
  await lookThreeTimes();
  const later = [[{ at: testTime + 10_000 }], [{ at: testTime + 10_001 }]];
  expect(all?.slice(1)).toMatchObject(later);
  expect(fresh?.slice(1)).toMatchObject(later);
  feed.stop();
});

it("tells events that are missed in the order in which they happened", async () => {
  await sendLead(office, "contact");
  office.clock.now += 1_000;
  await sendLead(office, "enterprise");
  fakeIntervals();
  const feed = open();
  const told: LeadChange[][] = [];
  feed.follow(testTime - 60_000, (changes) => told.push(changes), nothing);
  await lookThreeTimes();
  expect(told).toMatchObject([[{ at: testTime }, { at: testTime + 1_000 }]]);
  feed.stop();
});

it("tells nothing to somebody who has left while it was reading", async () => {
  fakeIntervals();
  const feed = open();
  const called = vi.fn();
  const leave = feed.follow(0, called, nothing);
  feed.follow(0, nothing, nothing);
  leave();
  await lookThreeTimes();
  expect(called).not.toHaveBeenCalled();
  feed.stop();
});

it("notes the first of several failures, and reads again", async () => {
  const { db } = office.services;
  fakeIntervals();
  const feed = open();
  const told: LeadChange[][] = [];
  await db.schema.alterTable("lead_events").renameTo("lead_events_away").execute();
  feed.follow(0, (changes) => told.push(changes), nothing);
  await lookThreeTimes();
  expect(errors).toHaveLength(1);
  expect(told).toEqual([]);
  await db.schema.alterTable("lead_events_away").renameTo("lead_events").execute();
  await lookThreeTimes();
  expect(told).toEqual([[]]);
  await db.schema.alterTable("lead_events").renameTo("lead_events_away").execute();
  await lookThreeTimes();
  expect(errors).toHaveLength(2);
  feed.stop();
});
