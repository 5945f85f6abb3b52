import Box from "@mui/material/Box";
import type { LeadOptions, QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import type { ActivityKind } from "../../../server/leads/lead-status.ts";
import { useMay } from "../../transport/rights.ts";
import { useSession } from "../../transport/use-session.ts";
import { leadCopy } from "../copy.ts";
import { leadDisplayName } from "../lead-name.ts";
import { ChoiceMenu } from "./choice-menu.tsx";
import { queueCopy as copy } from "./copy.ts";
import { listOwnerChoices, listStatusChoices } from "./row-choices.ts";
import { lineSx } from "./row-styles.ts";
import { shortDate } from "./short-date.ts";
import { useLeadChange } from "./use-lead-change.tsx";
import { waitingTime } from "./waiting-time.ts";

/** What a row and a card show and do. */
export interface RowProps {
  lead: QueuedLead;
  owners: LeadOptions["owners"];
  isSelected: boolean;
  onSelect: () => void;
  onAct: (kind: ActivityKind) => void;
}

const buttonSx = {
  ...lineSx,
  minWidth: 0,
  maxWidth: "100%",
  minHeight: { xs: 44, md: 28 },
  paddingBlock: 0,
  paddingInline: 1,
  fontWeight: 500,
  justifyContent: "flex-start",
} as const;

/** The status, which people change here. */
export function StatusButton({ lead }: Pick<RowProps, "lead">) {
  const { changeOne, isBusy } = useLeadChange();
  const mayChange = useMay("leads", "change");
  const reason = lead.lostReason ? copy.lostReasons[lead.lostReason] : undefined;
  const shown = reason ? copy.lost(reason) : copy.statuses[lead.status];
  return (
    <ChoiceMenu
      label={copy.statusOf(leadDisplayName(lead), shown)}
      isBusy={isBusy}
      disabled={!mayChange}
      sx={buttonSx}
      choices={listStatusChoices(lead, (change, done) => changeOne(lead, change, done))}
    >
      {shown}
    </ChoiceMenu>
  );
}

/** The owner, whom people change here. */
export function OwnerButton({ lead, owners }: Pick<RowProps, "lead" | "owners">) {
  const { changeOne, isBusy } = useLeadChange();
  const mayAssign = useMay("leads", "assign");
  const myId = useSession()?.person.id;
  const shown = lead.owner ? (lead.owner.name ?? copy.somebodyGone) : copy.nobody;
  return (
    <ChoiceMenu
      label={copy.ownerOf(leadDisplayName(lead), shown)}
      isBusy={isBusy}
      disabled={!mayAssign}
      sx={{ ...buttonSx, color: lead.owner ? "text.primary" : "text.secondary" }}
      choices={listOwnerChoices(owners, myId, lead.owner?.id ?? null, (change, done) =>
        changeOne(lead, change, done),
      )}
    >
      {shown}
    </ChoiceMenu>
  );
}

/** How long a new lead may still wait, and when it arrived. */
export function WaitingTime({ lead }: Pick<RowProps, "lead">) {
  const now = Date.now();
  const { text, isLate } = waitingTime(lead.answerDueAt, now);
  const received = (
    <Box component="time" dateTime={lead.createdAt}>
      {shortDate(lead.createdAt, now)}
    </Box>
  );
  if (lead.status !== "new") return <Box sx={lineSx}>{received}</Box>;
  return (
    <>
      <Box sx={{ ...lineSx, fontWeight: 600, ...(isLate && { color: "error.main" }) }}>{text}</Box>
      <Box sx={{ ...lineSx, color: "text.secondary" }}>{received}</Box>
    </>
  );
}

/** Says that a lead is held for review; a badge would make the row higher. */
export function HeldMark({ lead: { isHeld } }: Pick<RowProps, "lead">) {
  if (!isHeld) return null;
  return (
    <Box component="span" sx={{ color: "error.main", fontSize: 13, fontWeight: 600 }}>
      {leadCopy.held}
    </Box>
  );
}

/**
 * What to do next, and when.
 *
 * @param isCut whether a long text is cut to one line, as rows need it
 */
export function NextStep({
  lead: { nextStep, nextStepAt },
  isCut = true,
}: Pick<RowProps, "lead"> & { isCut?: boolean }) {
  if (nextStepAt === null) return null;
  const isDue = Date.parse(nextStepAt) < Date.now();
  return (
    <>
      <Box sx={isCut ? lineSx : {}}>{nextStep ?? copy.followUp}</Box>
      <Box sx={{ ...lineSx, color: isDue ? "error.main" : "text.secondary" }}>
        {shortDate(nextStepAt, Date.now())}
      </Box>
    </>
  );
}
