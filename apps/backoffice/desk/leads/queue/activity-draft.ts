import { useState } from "react";
import type { QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import {
  type ActivityKind,
  type ActivityOutcome,
  closedStatuses,
  type LeadStatus,
} from "../../../server/leads/lead-status.ts";
import { useSession } from "../../transport/use-session.ts";
import { queueCopy as copy } from "./copy.ts";

/** What to do next; `at` is in epoch milliseconds, and null when nothing is to be done. */
export interface NextStepChoice {
  text: string;
  at: number | null;
}

/** What a person has typed and chosen so far. What is missing stays as it is at the lead. */
export interface ActivityDraft {
  outcome?: ActivityOutcome | undefined;
  note?: string;
  status?: LeadStatus | undefined;
  nextStep?: NextStepChoice;
}

/** Until they are saved, so that a closed dialog opens again as it was. A reload forgets them. */
const drafts = new Map<string, ActivityDraft>();

/** The draft of the signed-in person for a lead and a kind of activity. */
export function useActivityDraft(leadId: string, kind: ActivityKind) {
  const key = [useSession()?.person.id, leadId, kind].join(" ");
  const [draft, setDraft] = useState<ActivityDraft>(drafts.get(key) ?? {});
  return {
    draft,
    isEmpty: isEmptyDraft(draft),
    change(change: ActivityDraft) {
      const changed = { ...draft, ...change };
      setDraft(changed);
      if (isEmptyDraft(changed)) drafts.delete(key);
      else drafts.set(key, changed);
    },
    discard: () => drafts.delete(key),
  };
}

function isEmptyDraft({ note = "", ...chosen }: ActivityDraft): boolean {
  return note.trim() === "" && Object.values(chosen).every((value) => value === undefined);
}

export type LeadState = Pick<QueuedLead, "status" | "nextStep" | "nextStepAt">;

/** The status after the activity: a new lead is contacted once somebody has talked or written to it. */
export function findStatusAfter(lead: LeadState, { status, outcome }: ActivityDraft): LeadStatus {
  const isContacted = outcome === "reached" || outcome === "message-sent";
  return status ?? (lead.status === "new" && isContacted ? "contacted" : lead.status);
}

/** The next step after the activity; undefined for a closed lead, which has none. */
export function findNextStepAfter(
  lead: LeadState,
  draft: ActivityDraft,
): NextStepChoice | undefined {
  const status = findStatusAfter(lead, draft);
  if (closedStatuses.some((closed) => closed === status)) return undefined;
  const at = lead.nextStepAt === null ? null : Date.parse(lead.nextStepAt);
  return draft.nextStep ?? { text: lead.nextStep ?? "", at };
}

/** What the activity changes at the lead, as the API takes it. Empty when nothing changes. */
export function listLeadChanges(lead: LeadState, draft: ActivityDraft) {
  const status = findStatusAfter(lead, draft);
  return {
    ...(status !== lead.status && { status }),
    ...(draft.nextStep && findNextStepAfter(lead, draft) && writeNextStep(lead, draft.nextStep)),
  };
}

function writeNextStep(lead: LeadState, { text, at }: NextStepChoice) {
  if (at !== null) {
    return { nextStep: text.trim() || copy.followUp, nextStepAt: new Date(at).toISOString() };
  }
  return lead.nextStepAt === null ? {} : { nextStep: null, nextStepAt: null };
}
