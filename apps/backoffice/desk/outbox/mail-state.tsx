import type { MailState } from "../../server/db/rows/mail-rows.ts";
import { Badge, type Tone } from "../shell/badge.tsx";

export const mailStates: Record<MailState, { label: string; tone: Tone }> = {
  held: { label: "Held back", tone: "quiet" },
  pending: { label: "Waiting", tone: "waiting" },
  sending: { label: "Being sent", tone: "waiting" },
  sent: { label: "Sent", tone: "done" },
  dead: { label: "Not delivered", tone: "alarm" },
  suppressed: { label: "Suppressed", tone: "quiet" },
};

export const mailStateChoices = Object.entries(mailStates).map(([id, { label }]) => ({
  id,
  name: label,
}));

export function MailStateBadge({ state }: { state: MailState }) {
  return <Badge {...mailStates[state]} />;
}
