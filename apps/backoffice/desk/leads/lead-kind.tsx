import type { LeadKind } from "../../server/db/schema.ts";
import { Badge, type Tone } from "../shell/badge.tsx";

export const leadKinds: Record<LeadKind, { label: string; tone: Tone }> = {
  demo: { label: "Demo booking", tone: "fresh" },
  enterprise: { label: "Enterprise inquiry", tone: "waiting" },
  contact: { label: "Message", tone: "quiet" },
  capture: { label: "Lead capture", tone: "quiet" },
};

export const leadKindChoices = Object.entries(leadKinds).map(([id, { label }]) => ({
  id,
  name: label,
}));

export function LeadKindBadge({ kind }: { kind: LeadKind }) {
  return <Badge {...leadKinds[kind]} />;
}
