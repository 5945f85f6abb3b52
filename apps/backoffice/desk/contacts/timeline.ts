import type { ContactDetail, ContactEvent } from "../../server/desk/transport/contact-shapes.ts";
import type { QueuedLead } from "../../server/desk/transport/lead-shapes.ts";
import type { Mail } from "../../server/desk/transport/mail-shapes.ts";

export type TimelineEntry = { id: string; at: string } & (
  | { type: "lead"; lead: QueuedLead }
  | { type: "event"; event: ContactEvent }
  | { type: "mail"; mail: Mail }
);

/** Everything of a person in one list, the newest first. */
export function listTimeline({ leads, events, mails }: ContactDetail): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...events.map((event) => ({
      type: "event" as const,
      id: event.id,
      at: event.createdAt,
      event,
    })),
    ...mails.map((mail) => ({
      ...{ type: "mail" as const, id: mail.id, mail },
      at: mail.sentAt ?? mail.createdAt,
    })),
    // Of the same instant, the lead came first, so it is the last in the list.
    ...leads.map((lead) => ({ type: "lead" as const, id: lead.id, at: lead.createdAt, lead })),
  ];
  return entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
