import type { BulkReport, QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import { leadDisplayName } from "../lead-name.ts";
import { queueCopy as copy } from "./copy.ts";

/** More names would not fit into a notification. */
const mostNames = 5;

/**
 * Names the leads that a change of several did not change, those with the same reason together.
 *
 * @param leads all that the change was for
 */
export function describeFailed(failed: BulkReport["failed"], leads: readonly QueuedLead[]): string {
  const names = new Map(leads.map((lead) => [lead.id, leadDisplayName(lead)]));
  const groups = Map.groupBy(failed, ({ message }) => message);
  return [...groups]
    .map(([reason, group]) => {
      const named = group.slice(0, mostNames).map(({ id }) => names.get(id) ?? id);
      return copy.notChanged(named, group.length - named.length, reason);
    })
    .join(" ");
}
