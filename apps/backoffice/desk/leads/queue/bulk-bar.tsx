import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useListContext } from "react-admin";
import type { LeadOptions, QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import { barHeight } from "../../theme/theme.ts";
import { useMay } from "../../transport/rights.ts";
import { useSession } from "../../transport/use-session.ts";
import { ChoiceMenu } from "./choice-menu.tsx";
import { queueCopy as copy } from "./copy.ts";
import { listOwnerChoices, listStatusChoices } from "./row-choices.ts";
import { type RowChange, useLeadChange } from "./use-lead-change.tsx";

/** It stays visible: people select leads far down the list. */
const barSx = {
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  alignItems: "center",
  minHeight: 40,
  position: "sticky",
  top: barHeight,
  zIndex: 2,
  backgroundColor: "background.default",
} as const;

/** What is done with the selected leads. It replaces the filters, so that the rows stay in place. */
export function BulkBar({ leads, owners }: { leads: QueuedLead[]; owners: LeadOptions["owners"] }) {
  const { onSelect, onUnselectItems } = useListContext();
  const { changeMany, isBusy } = useLeadChange();
  const myId = useSession()?.person.id;
  const mayChange = useMay("leads", "change");
  const mayAssign = useMay("leads", "assign");
  const mayExport = useMay("leads", "export");
  const ids = leads.map(({ id }) => id).join(",");

  async function change(sent: RowChange) {
    // What was not changed stays selected, so that it can be tried again.
    onSelect(await changeMany(leads, sent));
  }

  return (
    <Box sx={barSx}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {copy.selected(leads.length)}
      </Typography>
      {mayAssign ? (
        <ChoiceMenu
          isBusy={isBusy}
          choices={listOwnerChoices(owners, myId, undefined, (sent) => change(sent))}
        >
          {copy.assign}
        </ChoiceMenu>
      ) : null}
      {mayChange ? (
        <ChoiceMenu isBusy={isBusy} choices={listStatusChoices(undefined, (sent) => change(sent))}>
          {copy.setStatus}
        </ChoiceMenu>
      ) : null}
      {mayExport ? (
        <Button component="a" color="inherit" download href={`/api/desk/leads/file?ids=${ids}`}>
          {copy.exportSelected}
        </Button>
      ) : null}
      <Button color="inherit" onClick={() => onUnselectItems()}>
        {copy.unselect}
      </Button>
    </Box>
  );
}
