import { randomUUID } from "node:crypto";
import { brand } from "@crm/brand";
import { contactChoices } from "@crm/contract/fields/options";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type FormBench, startFormBench } from "../../testing/form-bench.ts";

let bench: FormBench;
beforeEach(async () => {
  bench = await startFormBench();
});
afterEach(() => bench.host.stop());

/** Sends a contact message with one changed field; returns the status and the field's error. */
async function write(field: string, value: string): Promise<unknown[]> {
  const answer = await bench.send(
    {
      idempotencyKey: randomUUID(),
      firstName: "Meera",
      lastName: "Nair",
      email: "meera@nair.example",
      phone: "98250 54321",
      data: contactChoices(brand.product.name)[0],
      message: "Hello",
      recaptchaToken: await bench.newToken(),
      [field]: value,
    },
    { path: "/_forms/contact" },
  );
  const { errors } = (await answer.json()) as { errors?: Record<string, string> };
  return [answer.status, errors?.[field]];
}

it.each([
  ["phone", 9, "Phone number is required"],
  ["phone", 16, "Phone number is required"],
  ["message", 5_001, "Please keep this under 5000 characters"],
  ["firstName", 121, "Please keep this under 120 characters"],
  ["lastName", 121, "Please keep this under 120 characters"],
])("a contact message with a %s of %i characters is invalid", async (field, length, message) => {
  expect(await write(field, "1".repeat(length))).toEqual([422, message]);
  expect(bench.host.calls).toEqual([]);
});

it.each([
  ["phone", 10],
  ["phone", 15],
  ["message", 5_000],
  ["firstName", 120],
  ["lastName", 120],
])("a contact message with a %s of %i characters is sent", async (field, length) => {
  expect(await write(field, "1".repeat(length))).toEqual([200, undefined]);
});
