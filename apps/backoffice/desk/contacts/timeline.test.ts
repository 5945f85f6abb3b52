import { expect, it } from "vitest";
import type { ContactDetail, ContactEvent } from "../../server/desk/transport/contact-shapes.ts";
import { describeEvent, readEventText } from "./describe-event.ts";
import { listTimeline } from "./timeline.ts";

const event = (kind: ContactEvent["kind"], details = {}, person: string | null = "Asha") => ({
  ...{ id: kind, leadId: "lead", createdAt: "2026-11-21T05:00:00.000Z" },
  ...{ kind, details, person },
});

it("lists leads, events and mails in one order, and a lead below what happened in its instant", () => {
  const contact = {
    leads: [
      { id: "second", createdAt: "2026-11-22T05:00:00.000Z" },
      { id: "first", createdAt: "2026-11-21T05:00:00.000Z" },
    ],
    events: [event("note")],
    mails: [
      { id: "waiting", createdAt: "2026-11-21T06:00:00.000Z", sentAt: null },
      { id: "sent", createdAt: "2026-11-21T05:00:00.000Z", sentAt: "2026-11-23T05:00:00.000Z" },
    ],
  } as unknown as ContactDetail;
  expect(listTimeline(contact).map(({ id }) => id)).toEqual([
    ...["sent", "second", "waiting", "note", "first"],
  ]);
});

it.each([
  [
    event("status", { from: "new", to: "lost", reason: "price" }),
    "Asha set the status to Lost (Price)",
  ],
  [event("owner", { from: null, to: "Meera" }), "Asha gave the lead to Meera"],
  [event("owner", { from: null, to: "Asha" }), "Asha took the lead"],
  [event("owner", { from: "Meera", to: null }), "Asha removed the owner"],
  [
    event("next-step", { to: { text: "Send the price", at: 1_795_582_800_000 } }),
    "Asha planned the next step for 25 Nov 2026, 10:30 am IST: Send the price",
  ],
  [event("next-step", { to: { text: null, at: null } }), "Asha removed the next step"],
  [
    event("corrected", { consent: "withdrawn" }),
    "Asha recorded that the consent to offers and news is withdrawn",
  ],
  [event("corrected", { fields: ["email", "phone"] }), "Asha corrected email, phone"],
  [
    event("released", {}, "a former colleague"),
    "a former colleague released the lead after a review",
  ],
  [event("status", { to: "spam" }, null), "The back office set the status to Spam"],
])("says what happened in one sentence", (given, sentence) => {
  expect(describeEvent(given)).toBe(sentence);
});

it("shows the outcome of a call with its note", () => {
  expect(readEventText(event("call", { outcome: "reached", note: "Wants ten seats" }))).toBe(
    "Talked to them · Wants ten seats",
  );
  expect(readEventText(event("note", { outcome: null, note: "Call back on Monday" }))).toBe(
    "Call back on Monday",
  );
  expect(readEventText(event("owner", { to: "Meera" }))).toBe("");
});
