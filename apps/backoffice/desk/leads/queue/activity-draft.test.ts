import { describe, expect, it } from "vitest";
import {
  findNextStepAfter,
  findStatusAfter,
  type LeadState,
  listLeadChanges,
} from "./activity-draft.ts";

const at = "2026-11-25T04:30:00.000Z";
const contacted: LeadState = { status: "contacted", nextStep: null, nextStepAt: null };
const withStep: LeadState = { ...contacted, nextStep: "Send the quote", nextStepAt: at };

it("suggests that a new lead is contacted after a talk or a message, and nothing else", () => {
  const fresh: LeadState = { ...contacted, status: "new" };
  expect(findStatusAfter(fresh, { outcome: "reached" })).toBe("contacted");
  expect(findStatusAfter(fresh, { outcome: "message-sent" })).toBe("contacted");
  expect(findStatusAfter(fresh, { outcome: "no-answer" })).toBe("new");
  expect(findStatusAfter(fresh, { outcome: "reached", status: "qualified" })).toBe("qualified");
  expect(findStatusAfter({ ...contacted, status: "lost" }, { outcome: "reached" })).toBe("lost");
});

describe("the next step", () => {
  it("is shown as the lead has it, and sent only after a choice", () => {
    expect(findNextStepAfter(withStep, {})).toEqual({ text: "Send the quote", at: Date.parse(at) });
    expect(listLeadChanges(withStep, { note: "Called" })).toEqual({});
  });

  it("is removed only when the lead had one", () => {
    const none = { nextStep: { text: "Send the quote", at: null } };
    expect(listLeadChanges(withStep, none)).toEqual({ nextStep: null, nextStepAt: null });
    expect(listLeadChanges(contacted, none)).toEqual({});
  });

  it("is sent with the words that were typed, or with default ones", () => {
    const choose = (text: string) => ({ nextStep: { text, at: Date.parse(at) } });
    expect(listLeadChanges(contacted, choose("Visit"))).toEqual({
      nextStep: "Visit",
      nextStepAt: at,
    });
    expect(listLeadChanges(contacted, choose(" "))).toMatchObject({ nextStep: "Follow up" });
  });

  it.each(["won", "lost", "spam"] as const)(
    "is neither offered nor sent when a lead is %s",
    (status) => {
      const closed: LeadState = { ...contacted, status };
      const nextStep = { text: "Visit", at: Date.parse(at) };
      expect(findNextStepAfter(closed, { nextStep })).toBeUndefined();
      expect(listLeadChanges(closed, { nextStep })).toEqual({});
      expect(listLeadChanges(contacted, { nextStep, status })).toEqual({ status });
    },
  );
});
