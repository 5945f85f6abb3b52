import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { useNavigate } from "react-router";
import { describeOrigin } from "../../../server/leads/lead-origin.ts";
import { RowLink } from "../../shell/row-link.tsx";
import { leadKinds } from "../lead-kind.tsx";
import { leadDisplayName } from "../lead-name.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import { queueCopy as copy } from "./copy.ts";
import type { RowProps } from "./row-parts.tsx";
import { HeldMark, NextStep, OwnerButton, StatusButton, WaitingTime } from "./row-parts.tsx";
import { cellSx, lineSx } from "./row-styles.ts";

/** A lead in two lines of the table. */
export function QueueRow(props: RowProps) {
  const { lead, isSelected, onSelect, onAct } = props;
  const navigate = useNavigate();
  const address = `/leads/${lead.id}/show`;
  const name = leadDisplayName(lead);
  return (
    <TableRow data-row={lead.id} hover selected={isSelected} sx={{ "& > td": cellSx }}>
      <TableCell padding="none">
        <Checkbox
          size="small"
          checked={isSelected}
          onChange={onSelect}
          slotProps={{ input: { "aria-label": copy.select(name) } }}
          sx={{ padding: 0.5 }}
        />
      </TableCell>
      <TableCell onClick={() => navigate(address)} sx={{ cursor: "pointer" }}>
        <Box sx={lineSx}>
          <RowLink to={address}>{name}</RowLink>
        </Box>
        <Box sx={{ ...lineSx, color: "text.secondary" }}>
          {lead.companyName ?? lead.phone ?? lead.email}
        </Box>
      </TableCell>
      <TableCell>
        <Box sx={lineSx}>{leadKinds[lead.kind].label}</Box>
        <Box sx={{ ...lineSx, color: "text.secondary" }}>
          <HeldMark lead={lead} /> {lead.origin && describeOrigin(lead.origin)}
        </Box>
      </TableCell>
      <TableCell>
        <WaitingTime lead={lead} />
      </TableCell>
      <TableCell>
        <StatusButton {...props} />
      </TableCell>
      <TableCell>
        <OwnerButton {...props} />
      </TableCell>
      <TableCell>
        <NextStep lead={lead} />
      </TableCell>
      <TableCell>
        <ContactButtons lead={lead} onAct={onAct} />
      </TableCell>
    </TableRow>
  );
}
