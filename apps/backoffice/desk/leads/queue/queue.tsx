import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import type { Theme } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useState } from "react";
import { ListBase, type RaRecord, Title, useListContext, useRefresh } from "react-admin";
import type { LeadView } from "../../../server/desk/leads/view-names.ts";
import type { QueuedLead } from "../../../server/desk/transport/lead-shapes.ts";
import type { ActivityKind } from "../../../server/leads/lead-status.ts";
import { useLeadChanges } from "../../live/use-lead-changes.ts";
import { EmptyList } from "../../shell/empty-list.tsx";
import { Pager } from "../../shell/pager.tsx";
import { TryAgain } from "../../shell/try-again.tsx";
import { restoreRowFocus } from "../../shortcuts/move-in-page.ts";
import { DownloadButton } from "../download-button.tsx";
import { ActivityDialog } from "./activity-dialog.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { queueCopy as copy } from "./copy.ts";
import { QueueCard } from "./queue-card.tsx";
import { QueueFilters } from "./queue-filters.tsx";
import { QueueRow } from "./queue-row.tsx";
import { QueueTabs } from "./queue-tabs.tsx";
import type { RowProps } from "./row-parts.tsx";
import { useLeadOptions } from "./use-lead-options.ts";

const perPage = 50;

/** The queue of leads: views with counts, filters, and rows that people work on. New leads arrive by themselves. */
export function LeadQueue() {
  return (
    <ListBase<RaRecord & QueuedLead>
      resource="leads"
      perPage={perPage}
      filterDefaultValues={{ view: "waiting" }}
      // The server sorts each view by what is most urgent.
      sort={{ field: "createdAt", order: "DESC" }}
      // Only the URL selects the rows: a link to a view must not apply an earlier filter.
      storeKey={false}
    >
      <QueuePage />
    </ListBase>
  );
}

/** As wide as its place, whatever the rows need. In a grid the bar of selected leads would not stick. */
const pageSx = {
  display: "flex",
  flexDirection: "column",
  gap: 1,
  width: 0,
  minWidth: "100%",
} as const;

function QueuePage() {
  const refresh = useRefresh();
  useLeadChanges(() => refresh());
  const { data = [], selectedIds, error } = useListContext<RaRecord & QueuedLead>();
  useShownSelection();
  const { owners } = useLeadOptions();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  // Outside of the rows: a refresh that fails or empties the list must not close the dialog.
  const [activity, setActivity] = useState<Activity>();
  // The changed row may have left the list with the focus.
  useEffect(() => restoreRowFocus());
  return (
    <Box sx={pageSx}>
      <Title title={copy.title} />
      <QueueTabs />
      {selected.length > 0 ? <BulkBar leads={selected} owners={owners} /> : <QueueFilters />}
      <Card>{error ? <TryAgain error={error} /> : <Rows onAct={setActivity} />}</Card>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between" }}>
        <DownloadButton />
        <Pager />
      </Box>
      {activity ? <ActivityDialog {...activity} onClose={() => setActivity(undefined)} /> : null}
    </Box>
  );
}

/** Unselects leads that have left the list, so that a change is never made to a lead that nobody sees. */
function useShownSelection() {
  const { data, selectedIds, onSelect } = useListContext();
  useEffect(() => {
    const shown = selectedIds.filter((selected) => data?.some(({ id }) => id === selected));
    if (data && shown.length < selectedIds.length) onSelect(shown);
  }, [data, selectedIds, onSelect]);
}

interface Activity {
  lead: QueuedLead;
  kind: ActivityKind;
}

function Rows({ onAct }: { onAct: (activity: Activity) => void }) {
  const list = useListContext<RaRecord & QueuedLead>();
  const { data, selectedIds, onToggleItem, filterValues } = list;
  const { owners } = useLeadOptions();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
  if (!data) return null;
  if (data.length === 0) return <NoRows filters={filterValues} />;
  const rows: RowProps[] = data.map((lead) => ({
    lead,
    owners,
    isSelected: selectedIds.includes(lead.id),
    onSelect: () => onToggleItem(lead.id),
    onAct: (kind) => onAct({ lead, kind }),
  }));
  if (!isNarrow) return <QueueTable rows={rows} />;
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <QueueCard key={row.lead.id} {...row} />
      ))}
    </Box>
  );
}

function QueueTable({ rows }: { rows: RowProps[] }) {
  const { data = [], onSelect, onUnselectItems } = useListContext();
  const chosen = rows.filter(({ isSelected }) => isSelected).length;
  const [select, ...columns] = copy.columns;
  return (
    <Table size="small" sx={{ tableLayout: "fixed" }}>
      <TableHead sx={{ "& th": { height: 28, paddingBlock: 0, paddingInline: "6px" } }}>
        <TableRow>
          <TableCell padding="none" aria-label={select} sx={{ width: 36 }}>
            <Checkbox
              size="small"
              checked={chosen === rows.length}
              indeterminate={chosen > 0 && chosen < rows.length}
              onChange={(_, isOn) =>
                isOn ? onSelect(data.map(({ id }) => id)) : onUnselectItems()
              }
              slotProps={{ input: { "aria-label": copy.selectAll } }}
              sx={{ padding: 0.25 }}
            />
          </TableCell>
          {columns.map((column, index) => (
            <TableCell key={column} sx={{ width: widths[index] }}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <QueueRow key={row.lead.id} {...row} />
        ))}
      </TableBody>
    </Table>
  );
}

/** Of the columns after the first one. */
const widths = ["21%", "16%", "9%", "12%", "12%", "auto", 140];

function NoRows({ filters: { view, ...others } }: { filters: Record<string, unknown> }) {
  const shown = copy.views[view as LeadView];
  if (Object.keys(others).length > 0 || !shown) {
    const text = shown && view !== "all" ? copy.noneInView(shown.label) : copy.noneText;
    return <EmptyList title={copy.noneTitle} text={text} />;
  }
  return <EmptyList title={shown.emptyTitle} text={shown.emptyText} />;
}
