import Box from "@mui/material/Box";
import { useState } from "react";
import type { QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import type { ActivityKind } from "../../../server/leads/lead-status.ts";
import { ActivityDialog } from "./activity-dialog.tsx";
import { ContactButtons } from "./contact-buttons.tsx";
import { NextStep, OwnerButton, StatusButton } from "./row-parts.tsx";
import { useLeadOptions } from "./use-lead-options.ts";

/** What the queue's rows offer, on the page of the lead's person. */
export function LeadActions({ lead }: { lead: QueuedLead }) {
  const { owners } = useLeadOptions();
  const [kind, setKind] = useState<ActivityKind>();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 1, alignItems: "center" }}>
      <StatusButton lead={lead} />
      <OwnerButton lead={lead} owners={owners} />
      <ContactButtons lead={lead} onAct={setKind} />
      <Box>
        <NextStep lead={lead} />
      </Box>
      {kind ? <ActivityDialog lead={lead} kind={kind} onClose={() => setKind(undefined)} /> : null}
    </Box>
  );
}
