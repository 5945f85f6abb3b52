import { afterEach, beforeEach, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";

let office: TestBackoffice;
beforeEach(async () => {
  office = await openTestBackoffice(createSqliteFile);
});
afterEach(() => office.close());

const message = "The back office is restarting, please try again in a few seconds";
const rejected = { status: false, success: false, message };

it.each([
  ["/api/contactUs", { data: rejected }],
  ["/api/desk/sign-in", rejected],
])("answers 503 to a running request to %s when the back office must stop", async (path, body) => {
  const stopSignal = new AbortController();
  const app = createApp(office.services, stopSignal.signal);
  const endless = new ReadableStream({ pull: () => stopSignal.abort() }, { highWaterMark: 0 });
  const answer = await app.request(
    path,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: endless,
      duplex: "half",
    } as RequestInit,
    { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("10");
  expect(await answer.json()).toEqual(body);
});
