import { z } from "zod";
import {
  activityKinds,
  activityLimits,
  activityOutcomes,
  leadStatuses,
  lostReasons,
} from "../../leads/lead-status.ts";

const instant = z.iso
  .datetime({ error: "This is not a date" })
  .transform((text) => Date.parse(text));

const status = z.enum(leadStatuses, { error: "There is no such status" });
const lostReason = z.enum(lostReasons, { error: "There is no such reason" });
const ownerId = z.string({ error: "Please choose a person" }).nullable();

const text = (max: number) =>
  z
    .string({ error: "Please write a text" })
    .trim()
    .max(max, { error: `At most ${max} characters` })
    .transform((value) => value || null);

/** The `changedAt` of the lead as the person has seen it. */
const changedAt = z.iso
  .datetime({ error: "changedAt must be the time at which the lead was last changed" })
  .transform((value) => Date.parse(value));

const nextSteps = {
  nextStep: text(activityLimits.nextStep).nullable().optional(),
  nextStepAt: instant.nullable().optional(),
};

export const leadChangeSchema = z.object({
  changedAt,
  status: status.optional(),
  lostReason: lostReason.nullable().optional(),
  ownerId: ownerId.optional(),
  ...nextSteps,
});

/** What a person did, and what follows from it. */
export const activitySchema = z
  .object({
    changedAt,
    kind: z.enum(activityKinds, { error: "Please choose what you did" }),
    outcome: z
      .enum(activityOutcomes, { error: "There is no such outcome" })
      .nullable()
      .default(null),
    note: text(activityLimits.note).nullable().default(null),
    status: status.optional(),
    lostReason: lostReason.nullable().optional(),
    ...nextSteps,
  })
  // A next step needs no words: it says what will be done. Nor does removing it.
  .refine(
    ({ kind, note, nextStepAt }) => kind !== "note" || note !== null || nextStepAt !== undefined,
    { path: ["note"], error: "Please write a note" },
  )
  .refine(({ kind, outcome }) => kind === "note" || outcome !== null, {
    path: ["outcome"],
    error: "Please choose how it went",
  });

export const bulkSchema = z.object({
  leads: z
    .array(z.object({ id: z.string(), changedAt }), { error: "Please choose leads" })
    .min(1, { error: "Please choose leads" })
    .max(activityLimits.bulk, { error: `Please choose at most ${activityLimits.bulk} leads` }),
  status: status.optional(),
  lostReason: lostReason.nullable().optional(),
  ownerId: ownerId.optional(),
  ...nextSteps,
});

export const byTurnSchema = z.object({
  isByTurn: z.boolean({ error: "Please choose on or off" }),
});
