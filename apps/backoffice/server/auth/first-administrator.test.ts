import { scryptSync } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { migrateAuth } from "./auth.ts";
import { createFirstAdministrator } from "./first-administrator.ts";

describeOnEachDatabase("the first administrator", (createDatabase) => {
  let office: TestBackoffice;
  afterEach(() => office.close());

  it("is created once, with a generated password, and may do everything", async () => {
    office = await openTestBackoffice(createDatabase);
    const { auth } = office.services;
    await migrateAuth(auth);
    // At a second start the tables exist.
    await migrateAuth(auth);
    const made = await createFirstAdministrator(auth, office.clock.now);
    expect(made?.password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(await createFirstAdministrator(auth, office.clock.now)).toBeUndefined();

    const answer = await office.request("/api/desk/sign-in", jsonPost(made));
    expect(answer.status).toBe(200);
    const Cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const { body } = await office.request("/api/desk/session", { headers: { Cookie } });
    expect(body.session.person.role).toBe("admin");
    const { leads, articles, people } = body.session.may;
    expect(leads).toContain("erase");
    expect(articles).toContain("change");
    expect(people).toEqual(["read", "manage"]);
  });

  it("has a password that is stored only as a salted scrypt hash of the recommended cost", async () => {
    office = await openTestBackoffice(createDatabase);
    const { auth } = office.services;
    await migrateAuth(auth);
    const made = await createFirstAdministrator(auth, office.clock.now);
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(made?.email ?? "", {
      includeAccounts: true,
    });
    const [salt = "", key] = found?.accounts[0]?.password?.split(":") ?? [];
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
    expect(key).toBe(scryptSync(made?.password ?? "", salt, 64, cost).toString("hex"));
  });
});
