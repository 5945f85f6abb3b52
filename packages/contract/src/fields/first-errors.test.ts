import { expect, it } from "vitest";
import { z } from "zod";
import { firstErrors } from "./first-errors.ts";

it("lists one message for each field, by the path of a nested one", () => {
  const schema = z.object({
    name: z
      .string()
      .min(3, "too short")
      .regex(/^[A-Z]/, "must begin with a capital"),
    place: z.object({ city: z.string("missing") }),
    email: z.string(),
  });
  const { error } = schema.safeParse({ name: "x", place: {}, email: "a@b.example" });
  expect(error && firstErrors(error)).toEqual({ name: "too short", "place.city": "missing" });
});
