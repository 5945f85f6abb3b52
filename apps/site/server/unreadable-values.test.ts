import { checkShape } from "@crm/server-kit/check-shape";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { log } from "../app/backend/.server/log.ts";
import { createTestApp } from "../testing/test-app.ts";
import { testSettings } from "../testing/test-settings.ts";

it("answers 400 when a schema throws, and logs no error", async () => {
  const schema = z.string().transform(() => JSON.parse("{"));
  const app = createTestApp(testSettings(), async () => {
    checkShape(schema, "x");
    return new Response();
  });
  const fault = vi.spyOn(log, "error");
  const answer = await app.request("/pricing");
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      outcome: "error",
      message: "This could not be read. Please reload the page and try again.",
    },
  ]);
  expect(fault).not.toHaveBeenCalled();
  fault.mockRestore();
});
