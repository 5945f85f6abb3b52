import { Hono } from "hono";
import { expect, it } from "vitest";
import { z } from "zod";
import { checkShape } from "./check-shape.ts";

it("answers 400 when a schema throws", async () => {
  const app = new Hono();
  const schema = z.string().transform(() => JSON.parse("{"));
  app.post("/", async (c) => c.json(checkShape(schema, await c.req.text())));
  expect((await app.request("/", { method: "POST", body: "x" })).status).toBe(400);
});
