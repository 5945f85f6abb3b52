import type { LeadOptions, QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import { leadStatuses, lostReasons } from "../../../server/leads/lead-status.ts";
import type { Choice } from "./choice-menu.tsx";
import { queueCopy as copy } from "./copy.ts";
import type { RowChange } from "./use-lead-change.tsx";

/** The statuses to choose from; a lost lead needs its reason, so each reason is a choice. */
export function listStatusChoices(
  lead: Pick<QueuedLead, "status" | "lostReason"> | undefined,
  choose: (change: RowChange, done: string) => void,
): Choice[] {
  const open = leadStatuses.filter((status) => status !== "lost");
  return [
    ...open.map((status) => ({
      label: copy.statuses[status],
      isCurrent: lead?.status === status,
      choose: () => choose({ status }, copy.marked(copy.statuses[status])),
    })),
    ...lostReasons.map((lostReason) => ({
      label: copy.lost(copy.lostReasons[lostReason]),
      isCurrent: lead?.status === "lost" && lead.lostReason === lostReason,
      choose: () =>
        choose(
          { status: "lost", lostReason },
          copy.marked(copy.lost(copy.lostReasons[lostReason])),
        ),
    })),
  ];
}

/** The people who may own a lead, the signed-in person first, and nobody. */
export function listOwnerChoices(
  owners: LeadOptions["owners"],
  myId: string | undefined,
  current: string | null | undefined,
  choose: (change: RowChange, done: string) => void,
): Choice[] {
  const people = owners.toSorted((a, b) => Number(b.id === myId) - Number(a.id === myId));
  return [
    ...people.map(({ id, name }) => ({
      label: id === myId ? copy.me(name) : name,
      isCurrent: current === id,
      choose: () => choose({ ownerId: id }, copy.assigned(name)),
    })),
    {
      label: copy.nobody,
      isCurrent: current === null,
      choose: () => choose({ ownerId: null }, copy.unassigned),
    },
  ];
}
