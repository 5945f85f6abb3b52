import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { createSqliteFile } from "../testing/test-databases.ts";

let office: TestBackoffice;
beforeAll(async () => {
  office = await openTestBackoffice(createSqliteFile);
});
afterAll(() => office.close());

it("serves a valid OpenAPI 3.1 document, which other origins may read", async () => {
  const answer = await office.request("/openapi.json");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(answer.body.openapi).toBe("3.1.0");
  expect(await new Validator().validate(answer.body)).toEqual({ valid: true });
});

it("answers every described request, and none with 404 or 405 for its address", async () => {
  const { paths } = (await office.request("/openapi.json")).body;
  const missing: string[] = [];
  for (const [path, { servers, ...methods }] of Object.entries<Record<string, never>>(paths)) {
    const [{ url }] = servers as unknown as [{ url: string }];
    const address = `${url}${path.replaceAll(/\{\w+\}/g, "unknown")}`;
    for (const method of Object.keys(methods)) {
      const { status, body } = await office.request(address, { method: method.toUpperCase() });
      if (status === 405 || body.message === "This address does not exist") {
        missing.push(`${method} ${path}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

it("shows every request to people, without a script", async () => {
  const answer = await office.request("/api-docs");
  const page = answer.body;
  expect(page).toContain("{api}/lead/add/{campaignId}");
  expect(page).toContain("{admin}/api/article/websit/LatestUpdate/{id}");
  expect(page).toContain("text, at most 120 characters");
  expect(page).not.toMatch(/<script/i);
  expect(answer.headers.get("Content-Security-Policy")).not.toContain("unsafe-inline");
});
