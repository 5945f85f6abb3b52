import { formatDateTime, toIso } from "@crm/contract/dates";
import type { ContactEvent } from "../../server/desk/transport/contact-shapes.ts";
import { queueCopy } from "../leads/queue/copy.ts";
import { contactCopy as copy } from "./copy.ts";

type Details = ContactEvent["details"];

const sentences: Record<
  ContactEvent["kind"],
  (details: Details, person?: string | null) => string
> = {
  received: () => "received the lead",
  released: () => "released the lead after a review",
  status: ({ to, reason }) => {
    const why = readLabel(queueCopy.lostReasons, reason);
    return `set the status to ${readLabel(queueCopy.statuses, to)}${why ? ` (${why})` : ""}`;
  },
  owner({ to }, person) {
    if (typeof to !== "string") return "removed the owner";
    return to === person ? "took the lead" : `gave the lead to ${to}`;
  },
  "next-step": ({ to }) => {
    const { text, at } = (to ?? {}) as { text?: string | null; at?: number | null };
    if (!at) return "removed the next step";
    return `planned the next step for ${formatDateTime(toIso(at))}${text ? `: ${text}` : ""}`;
  },
  note: () => "wrote a note",
  call: () => "called",
  whatsapp: () => "wrote on WhatsApp",
  mail: () => "wrote a mail",
  corrected: ({ fields, consent }) =>
    consent === "withdrawn"
      ? "recorded that the consent to offers and news is withdrawn"
      : `corrected ${Array.isArray(fields) && fields.length > 0 ? fields.join(", ") : "the lead"}`,
};

/** What happened, as a sentence with the person who did it. */
export function describeEvent({ kind, person, details }: ContactEvent): string {
  return `${person ?? copy.nobody} ${sentences[kind](details, person)}`;
}

/** What a person wrote about it: the text of a note, or the outcome of a call with its note. */
export function readEventText({ details }: ContactEvent): string {
  return [readLabel(queueCopy.outcomes, details.outcome), details.note]
    .filter((part) => typeof part === "string" && part !== "")
    .join(" · ");
}

function readLabel(labels: Record<string, string>, value: unknown): string {
  return typeof value === "string" ? (labels[value] ?? value) : "";
}
