import { randomUUID } from "node:crypto";
import { brand } from "@crm/brand";
import { contactChoices } from "@crm/contract/fields/options";
import { fieldMessages } from "@crm/contract/messages";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FormBench, leadPaths, startFormBench } from "../../testing/form-bench.ts";
import { answerGarbage, type StandInAnswer } from "../../testing/host-stand-in.ts";

let bench: FormBench;
beforeEach(async () => {
  bench = await startFormBench();
});
afterEach(() => bench.host.stop());

describe("a demo booking", () => {
  it("is booked, with an E.164 phone number and its idempotency key", async () => {
    const booking = await bench.demo();
    const answer = await bench.send(booking);
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: "booked" }]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [lead] = bench.leadCalls();
    const { idempotencyKey, ...fields } = booking;
    expect(JSON.parse(lead?.body ?? "")).toEqual({ ...fields, whatsApp: "+919825012345" });
    expect(lead?.headers["idempotency-key"]).toBe(idempotencyKey);
  });

  it("may also be sent form-encoded", async () => {
    const body = new URLSearchParams((await bench.demo()) as Record<string, string>);
    const answer = await bench.request("/_forms/demo", { method: "POST", body });
    expect(await answer.json()).toEqual({ outcome: "booked" });
  });

  it.each<[string, StandInAnswer, string, number]>([
    ["rejected", { json: { status: false } }, "rejected", 422],
    ["unreachable", answerGarbage, "unreachable", 503],
  ])("is %s when that is the outcome of call 1", async (_, first, outcome, status) => {
    bench.host.answers[leadPaths.call1] = first;
    const answer = await bench.send(await bench.demo());
    expect([answer.status, await answer.json()]).toEqual([status, { outcome }]);
  });

  it("is stored when call 2 does not answer true", async () => {
    bench.host.answers[leadPaths.call2] = { json: { status: false } };
    const answer = await bench.send(await bench.demo());
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: "stored" }]);
  });

  it("keeps an invalid phone number as typed", async () => {
    await bench.send(await bench.demo({ whatsApp: "12 34" }));
    expect(JSON.parse(bench.leadCalls()[0]?.body ?? "")).toMatchObject({ whatsApp: "12 34" });
  });
});

describe("fields", () => {
  it("that are missing all get the demo form's messages, and nothing is sent", async () => {
    const answer = await bench.send({ idempotencyKey: randomUUID() });
    const { demo: words } = fieldMessages;
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        outcome: "invalid",
        errors: {
          email: words.email,
          fullName: words.name,
          whatsApp: words.phone,
          companyName: words.companyName,
          companyEmployees: words.companySize,
          recaptchaToken: words.captcha,
        },
      },
    ]);
    expect(bench.host.calls).toEqual([]);
  });

  it("of a wrong type or length get an error message", async () => {
    const answer = await bench.send(
      await bench.demo({ email: "no", fullName: ["x"], companyName: "x".repeat(500) }),
    );
    expect(await answer.json()).toMatchObject({
      outcome: "invalid",
      errors: {
        email: "Invalid email format",
        companyName: expect.any(String),
        fullName: expect.any(String),
      },
    });
  });

  it("with errors do not use up the captcha", async () => {
    const booking = await bench.demo();
    await bench.send({ ...booking, email: "" });
    expect((await bench.send(booking)).status).toBe(200);
  });

  it.each([
    ["text", "not json"],
    ["a list", "[1]"],
    ["null", "null"],
    ["no key", "{}"],
  ])("are rejected with a sentence when the body is %s", async (_, body) => {
    const answer = await bench.request("/_forms/demo", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ outcome: "error", message: expect.any(String) });
  });

  it("lose their control characters, and count as missing when nothing visible is left", async () => {
    await bench.send(await bench.demo({ fullName: "a\u0000b\nBcc: c" }));
    expect(JSON.parse(bench.leadCalls()[0]?.body ?? "")).toMatchObject({ fullName: "a b Bcc: c" });
    const answer = await bench.send(await bench.demo({ companyName: "\u200b\u2060" }));
    const errors = { companyName: fieldMessages.demo.companyName };
    expect(await answer.json()).toEqual({ outcome: "invalid", errors });
  });

  it("are never rejected because of a bad context", async () => {
    for (const context of ["text", { page: 7 }, { page: "/".padEnd(900, "x") }]) {
      const answer = await bench.send(await bench.demo({ context }));
      expect(answer.status, JSON.stringify(context)).toBe(200);
    }
  });
});

it("rejects a used captcha for other content with the same idempotency key", async () => {
  const booking = await bench.demo();
  expect((await bench.send(booking)).status).toBe(200);
  expect((await bench.send(booking)).status).toBe(200);
  const other = await bench.send({ ...booking, email: "another@shop.test" });
  expect(await other.json()).toEqual({
    outcome: "invalid",
    errors: { recaptchaToken: fieldMessages.demo.captcha },
  });
});

describe("the other forms", () => {
  it("send a contact message", async () => {
    const [newToUs] = contactChoices(brand.product.name);
    const message = {
      idempotencyKey: randomUUID(),
      firstName: "Rekha",
      lastName: "Parmar",
      email: "rekha@parmar.example",
      phone: "98250 12345",
      data: newToUs,
      message: "Hello",
      recaptchaToken: await bench.newToken(),
    };
    const answer = await bench.send(message, { path: "/_forms/contact" });
    expect(await answer.json()).toEqual({ outcome: "booked" });
    expect(JSON.parse(bench.leadCalls()[0]?.body ?? "")).toMatchObject({ phone: "+919825012345" });
    const short = await bench.send({ ...message, phone: "12345" }, { path: "/_forms/contact" });
    expect(await short.json()).toEqual({
      outcome: "invalid",
      errors: { phone: fieldMessages.contact.phone },
    });
  });

  it("check an enterprise inquiry with its own messages", async () => {
    const answer = await bench.send(
      { idempotencyKey: randomUUID() },
      { path: "/_forms/enterprise" },
    );
    expect(await answer.json()).toMatchObject({
      outcome: "invalid",
      errors: {
        name: fieldMessages.enterprise.name,
        companySize: fieldMessages.enterprise.companySize,
      },
    });
  });
});
