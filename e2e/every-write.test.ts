import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  oddBodies,
  oddPathParts,
  oddTypes,
  oddValues,
  replaceField,
} from "./corpora/odd-bodies.ts";
import { openOffice } from "./writes/open-office.ts";
import { openSite } from "./writes/open-site.ts";
import type { Write, WrittenApp } from "./writes/write.ts";

/** Some thousand requests, one after the other. Milliseconds. */
const timeout = 180_000;

/*
 * Everything that the two apps let somebody write, and what nobody should send there. The routes are
 * spelled out in `writes/`, by hand; a route that is missing there fails the first test.
 */
describe.each([
  ["the back office", openOffice],
  ["the site", openSite],
])("%s", (_, open) => {
  let app: WrittenApp;
  beforeAll(async () => {
    app = await open();
  });
  afterAll(() => app.close());

  const send = async (write: Write, init: RequestInit, path = write.path) => {
    const headers = { ...write.headers, ...init.headers };
    return (await app.send(path, { ...init, method: write.method, headers })).status;
  };
  const sendJson = (write: Write, body: BodyInit) =>
    send(write, { body, headers: { "Content-Type": "application/json" } });

  /** What was answered with a fault, by what was sent. */
  async function listFaults(tries: AsyncIterable<[what: string, status: number]>) {
    const faults: string[] = [];
    let count = 0;
    for await (const [what, status] of tries) {
      count += 1;
      if (status >= 500) faults.push(`${status}: ${what}`);
    }
    expect(count).toBeGreaterThan(0);
    return faults;
  }

  it("has no write that this list does not contain", () => {
    const listed = app.writes.map(({ method, route }) => `${method} ${route}`);
    expect(listed.toSorted()).toEqual(app.registered);
  });

  it("accepts the shape of the bodies in this list, so that odd fields reach every check", async () => {
    const answers: Record<string, number | undefined> = {};
    const expected: Record<string, number> = {};
    for (const { method, route, body, status = 200, ...write } of app.writes) {
      if (!body) continue;
      const whole = { method, route, ...write };
      answers[`${method} ${route}`] = await sendJson(whole, JSON.stringify(await body()));
      expected[`${method} ${route}`] = status;
    }
    expect(answers).toEqual(expected);
  });

  it("answers no write with a fault, whatever one of its fields is", { timeout }, async () => {
    const faults = await listFaults(
      (async function* () {
        for (const write of app.writes) {
          for (const field of Object.keys((await write.body?.()) ?? {})) {
            for (const [name, value] of Object.entries(oddValues)) {
              const body = replaceField((await write.body?.()) ?? {}, field, value);
              yield [
                `${write.method} ${write.route} ${field}: ${name}`,
                await sendJson(write, body),
              ];
            }
          }
        }
      })(),
    );
    expect(faults).toEqual([]);
  });

  it("answers no write with a fault, whatever its body, type or path is", { timeout }, async () => {
    const faults = await listFaults(
      (async function* () {
        for (const write of app.writes) {
          const at = `${write.method} ${write.route}`;
          for (const [name, body] of Object.entries(oddBodies)) {
            yield [`${at}: ${name}`, await sendJson(write, body)];
          }
          for (const [type, body] of oddTypes) {
            const headers: Record<string, string> =
              type === undefined ? {} : { "Content-Type": type };
            yield [`${at}: ${type}`, await send(write, { body, headers })];
          }
          for (const part of oddPathParts) {
            const path = write.route.replace(/:\w+/g, part);
            yield [`${at}: ${part}`, await send(write, { body: "{}" }, path)];
            yield [
              `${at}?${part}`,
              await send(write, { body: "{}" }, `${path}?company_id=${part}`),
            ];
          }
        }
      })(),
    );
    expect(faults).toEqual([]);
  });

  it("has logged no stack, and has changed no prototype", () => {
    expect(app.listStacks()).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
