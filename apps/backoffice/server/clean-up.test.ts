import { afterEach, beforeEach, expect, it } from "vitest";
import { createCleanUp } from "./clean-up.ts";
import { createServices, type Services } from "./services.ts";
import { openTestBackoffice, type TestBackoffice } from "./testing/test-backoffice.ts";
import { describeOnEachDatabase } from "./testing/test-databases.ts";

const minute = 60_000;

describeOnEachDatabase("the clean-up", (createDatabase) => {
  let office: TestBackoffice;
  let other: Services;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    const { settings, log } = office.services;
    other = createServices(settings, { now: () => office.clock.now, log });
  });
  afterEach(async () => {
    await other.db.destroy();
    await office.close();
  });

  const addExpired = () =>
    office.services.db
      .insertInto("captcha_nonces")
      .values({ nonce: "old", expires_at: office.clock.now - 1 })
      .execute();
  const count = () => office.count("captcha_nonces");

  it("runs once an hour over all back offices on one database", async () => {
    const [first, second] = [createCleanUp(office.services), createCleanUp(other)];
    await addExpired();
    await first.run();
    expect(await count()).toBe(0);

    await addExpired();
    office.clock.now += 54 * minute;
    await second.run();
    await first.run();
    expect(await count()).toBe(1);

    office.clock.now += minute;
    await second.run();
    expect(await count()).toBe(0);
    await addExpired();
    await first.run();
    expect(await count()).toBe(1);
  });

  it("does not wait for a time that a wrong clock has set", async () => {
    const cleanUp = createCleanUp(office.services);
    office.clock.now += 1_000 * minute;
    await cleanUp.run();
    office.clock.now -= 1_000 * minute;
    await addExpired();
    await cleanUp.run();
    expect(await count()).toBe(0);
  });
});
