import { formatDateTime } from "@crm/contract/dates";
import NoteIcon from "@mui/icons-material/EditNoteOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { QueuedLead } from "../../server/desk/transport/lead-shapes.ts";
import { LeadBadges } from "../leads/lead-kind.tsx";
import { queueCopy } from "../leads/queue/copy.ts";
import { NextStep, OwnerButton, StatusButton } from "../leads/queue/row-parts.tsx";
import { useLeadOptions } from "../leads/queue/use-lead-options.ts";
import { Detail } from "../shell/detail-list.tsx";
import { contactCopy as copy } from "./copy.ts";

/** The id of the lead's card in the history. */
export const cardIdOf = ({ id }: Pick<QueuedLead, "id">) => `lead-${id}`;

/**
 * Where the work on a lead is: status, owner and next step, above the history.
 *
 * @param isOnly whether the person has no other lead, so that this one needs no name
 * @param onNote opens the form for a note or a next step
 */
export function LeadSummary({
  lead,
  isOnly,
  onNote,
}: {
  lead: QueuedLead;
  isOnly: boolean;
  onNote: () => void;
}) {
  const { owners } = useLeadOptions();
  return (
    <Box
      component="section"
      aria-label={copy.summary}
      sx={{ display: "grid", gap: 1.5, borderTop: 1, borderColor: "divider", paddingTop: 2 }}
    >
      {isOnly ? null : (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <LeadBadges lead={lead} />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {formatDateTime(lead.createdAt)}
          </Typography>
          <Button onClick={() => showCard(lead)} sx={buttonSx}>
            {copy.showLead}
          </Button>
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "1fr 1fr", md: "auto auto minmax(0, 1fr)" },
          columnGap: { xs: 2, md: 4 },
          rowGap: 1.5,
          margin: 0,
        }}
      >
        <Detail name={queueCopy.filter.status}>
          <Box sx={menuPlace}>
            <StatusButton lead={lead} />
          </Box>
        </Detail>
        <Detail name={queueCopy.filter.owner}>
          <Box sx={menuPlace}>
            <OwnerButton lead={lead} owners={owners} />
          </Box>
        </Detail>
        <Detail name={queueCopy.nextDate} wide="onPhone">
          <Box sx={{ ...valueSx, display: "flex", flexWrap: "wrap", columnGap: 2 }}>
            <Box sx={{ overflowWrap: "anywhere", minWidth: 0 }}>
              {lead.nextStepAt === null ? (
                <Box sx={{ color: "text.secondary", marginInlineEnd: 1 }}>
                  {queueCopy.nextDays.none}
                </Box>
              ) : (
                <NextStep lead={lead} isCut={false} />
              )}
            </Box>
            <Button startIcon={<NoteIcon />} onClick={onNote} sx={buttonSx}>
              {queueCopy.activities.note.act}
            </Button>
          </Box>
        </Detail>
      </Box>
    </Box>
  );
}

/** Also for the keyboard and for screen readers: the next Tab goes on from there. */
function showCard(lead: QueuedLead): void {
  const card = document.getElementById(cardIdOf(lead));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView();
}

/** The three values begin at the same height, also the one that is only text. */
const valueSx = { marginTop: 0.5, minHeight: { md: 34 }, alignItems: "center" } as const;

/** Here the menus are not in a row of a table, so an outline says that they can be changed. */
const menuPlace = {
  ...valueSx,
  minWidth: 0,
  "& .MuiButton-root": {
    ...{ border: 1, borderColor: "divider", fontSize: 15 },
    ...{ minHeight: { xs: 44, md: 34 }, paddingInline: 1.5 },
  },
} as const;

/** The text of a button begins where the texts above it do. */
const buttonSx = { minHeight: { xs: 44, md: 34 }, paddingBlock: 0, marginInlineStart: -1 } as const;
