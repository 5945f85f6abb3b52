import { expect, it } from "vitest";
import { chooseRequestId, requestIdHeaders, runWithRequestId } from "./request-id.ts";

const newId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it.each(["a1b2c3d4", "A.b_c-d9", `a${"b".repeat(63)}`])("keeps the given id %s", (given) => {
  expect(chooseRequestId(given)).toBe(given);
});

it.each([
  undefined,
  "",
  "short12",
  `a${"b".repeat(64)}`,
  "-leading1",
  "with space",
  "line\nbreak12",
  "<script>1",
  "a1b2c3d4>",
])("replaces the given id %j by a new one", (given) => {
  expect(chooseRequestId(given)).toMatch(newId);
  expect(chooseRequestId(given)).not.toBe(chooseRequestId(given));
});

it("sends the id to other servers during the request only", async () => {
  const seen = await runWithRequestId("a1b2c3d4", async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return requestIdHeaders();
  });
  expect(seen).toEqual({ "X-Request-Id": "a1b2c3d4" });
  expect(requestIdHeaders()).toStrictEqual({});
});
