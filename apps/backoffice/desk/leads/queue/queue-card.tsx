import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import { describeOrigin } from "../../../server/leads/lead-origin.ts";
import { RowLink } from "../../shell/row-link.tsx";
import { leadKinds } from "../lead-kind.tsx";
import { leadDisplayName } from "../lead-name.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import { queueCopy as copy } from "./copy.ts";
import {
  HeldMark,
  NextStep,
  OwnerButton,
  type RowProps,
  StatusButton,
  WaitingTime,
} from "./row-parts.tsx";

/** A lead as a card, for narrow screens. */
export function QueueCard(props: RowProps) {
  const { lead, isSelected, onSelect, onAct } = props;
  const name = leadDisplayName(lead);
  const about = [
    lead.companyName,
    leadKinds[lead.kind].label,
    lead.origin && describeOrigin(lead.origin),
  ];
  return (
    <Box
      component="li"
      data-row={lead.id}
      sx={{
        borderBottom: 1,
        borderColor: "divider",
        paddingBlock: 1,
        "&:last-child": { border: 0 },
      }}
    >
      <Box sx={{ display: "flex", gap: 0.5, alignItems: "flex-start" }}>
        <Checkbox
          checked={isSelected}
          onChange={onSelect}
          slotProps={{ input: { "aria-label": copy.select(name) } }}
          sx={{ width: 44, height: 44 }}
        />
        <Box sx={{ flex: 1, minWidth: 0, paddingTop: 0.75 }}>
          <RowLink to={`/leads/${lead.id}/show`}>{name}</RowLink>
          <Box sx={{ color: "text.secondary", fontSize: 14, overflowWrap: "anywhere" }}>
            {about.filter(Boolean).join(" · ")}
          </Box>
          <HeldMark lead={lead} />
          <NextStep lead={lead} />
        </Box>
        <Box sx={{ textAlign: "end", padding: 0.75 }}>
          <WaitingTime lead={lead} />
        </Box>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", paddingInline: 0.5 }}>
        <StatusButton lead={lead} />
        <OwnerButton {...props} />
        <Box sx={{ marginInlineStart: "auto" }}>
          <ContactButtons lead={lead} onAct={onAct} />
        </Box>
      </Box>
    </Box>
  );
}
