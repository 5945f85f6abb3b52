import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  oddBodies,
  oddPathSegments,
  oddTypes,
  oddValues,
  replaceField,
} from "./corpora/odd-bodies.ts";
import { openBackoffice } from "./writes/open-backoffice.ts";
import { openSite } from "./writes/open-site.ts";
import type { Write, WrittenApp } from "./writes/write.ts";

/** Each test sends thousands of requests one after the other. Milliseconds. */
const timeout = 180_000;

/*
 * Sends malformed requests to every writing route of both apps. The routes are listed by hand in
 * `writes/`; the first test fails if one is missing.
 */
describe.each([
  ["the back office", openBackoffice],
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

  /** Lists the requests that were answered with a server error. */
  async function listServerErrors(tries: AsyncIterable<[what: string, status: number]>) {
    const errors: string[] = [];
    let count = 0;
    for await (const [what, status] of tries) {
      count += 1;
      if (status >= 500) errors.push(`${status}: ${what}`);
    }
    expect(count).toBeGreaterThan(0);
    return errors;
  }

  it("has no writing route that this list does not contain", () => {
    const listed = app.writes.map(({ method, route }) => `${method} ${route}`);
    expect(listed.toSorted()).toEqual(app.registered);
  });

  it("accepts the valid body of each writing route", async () => {
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

  it("answers no request with a server error, whatever the value of one field is", {
    timeout,
  }, async () => {
    const errors = await listServerErrors(
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
    expect(errors).toEqual([]);
  });

  it("answers no request with a server error, whatever its body, content type or path is", {
    timeout,
  }, async () => {
    const errors = await listServerErrors(
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
          for (const part of oddPathSegments) {
            const path = write.route.replace(/:\w+/g, part);
            yield [`${at}: ${part}`, await send(write, { body: "{}" }, path)];
            if (!write.path.includes("?company_id=")) continue;
            yield [
              `${at}?${part}`,
              await send(write, { body: "{}" }, `${path}?company_id=${part}`),
            ];
          }
        }
      })(),
    );
    expect(errors).toEqual([]);
  });

  it("has logged no stack trace and has changed no prototype", () => {
    expect(app.listStackTraces()).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
