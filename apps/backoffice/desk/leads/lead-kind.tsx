import Box from "@mui/material/Box";
import type { LeadKind } from "../../server/db/rows/lead-rows.ts";
import type { Lead } from "../../server/desk/transport/lead-shapes.ts";
import { Badge, type Tone } from "../shell/badge.tsx";
import { leadCopy as copy } from "./copy.ts";

export const leadKinds: Record<LeadKind, { label: string; tone: Tone }> = {
  demo: { label: "Demo booking", tone: "fresh" },
  enterprise: { label: "Enterprise inquiry", tone: "waiting" },
  contact: { label: "Message", tone: "quiet" },
};

export const leadKindChoices = Object.entries(leadKinds).map(([id, { label }]) => ({
  id,
  name: label,
}));

export function LeadKindBadge({ kind }: { kind: LeadKind }) {
  return <Badge {...leadKinds[kind]} />;
}

/** The kind of a lead in a list, and whether it is held for review. */
export function LeadBadges({ lead }: { lead: Pick<Lead, "kind" | "isHeld"> }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 0.5 }}>
      <LeadKindBadge kind={lead.kind} />
      {lead.isHeld ? <Badge tone="alarm" label={copy.held} /> : null}
    </Box>
  );
}
