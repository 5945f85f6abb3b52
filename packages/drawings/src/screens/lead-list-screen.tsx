import { sampleLeads } from "../data/leads.ts";
import { PlusIcon, SearchIcon } from "../icons/ui-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { ButtonLook } from "../kit/button.tsx";
import { Checkbox } from "../kit/field.tsx";
import { Ring } from "../kit/ring.tsx";
import { Rupees } from "../kit/rupees.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { type DotColour, StatusDot } from "../kit/status-dot.tsx";
import { TableRow } from "../kit/table-row.tsx";
import { Tag } from "../kit/tag.tsx";

export type LeadListSpot = "add-lead" | "filter" | "first-row";

const stageDots: Record<string, DotColour> = {
  "New lead": "gold",
  "Quotation sent": "green",
  Negotiation: "green",
  Won: "green",
};

const filters = [
  { name: "All", count: 248 },
  { name: "New lead", count: 32 },
  { name: "Quotation sent", count: 18 },
  { name: "Won", count: 41 },
];

const columns = "lead-columns";
const wide = "hidden @2xl/screen:block";
const widest = "hidden ps-4 @min-[52rem]/screen:block";
const middle = "hidden @lg/screen:block";
const wider = "hidden @xl/screen:block";

/** All leads in one list: name, source, stage, amount and remark. */
export function LeadListScreen({
  label = "The lead list: eight shops and schools from all over India, each with its source, stage, amount and remark.",
  ring,
  className = "",
}: ScreenProps<LeadListSpot>) {
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="leads"
        title="Leads"
        actions={
          <>
            <span className="hidden h-8 w-44 items-center gap-2 rounded-full bg-sand px-3 text-drawing-sm text-soft @2xl/screen:flex">
              <SearchIcon className="size-4" /> Search leads
            </span>
            <Ring on={ring === "add-lead"} shape="pill">
              <ButtonLook>
                <PlusIcon className="size-4 stroke-2" /> Add lead
              </ButtonLook>
            </Ring>
          </>
        }
      >
        <div className="flex shrink-0 items-center gap-1.5 px-4 py-2.5">
          <Ring on={ring === "filter"} className="gap-1.5">
            {filters.map(({ name, count }, i) => (
              <Tag
                key={name}
                tone={i === 0 ? "leaf" : "line"}
                className={`px-2.5! py-1! ${i === 3 ? "hidden! @lg/screen:inline-flex!" : ""}`}
              >
                {name} <span className="font-normal tabular-nums">{count}</span>
              </Tag>
            ))}
          </Ring>
          <span className="ms-auto hidden text-drawing-sm text-soft @lg/screen:block">
            Newest first
          </span>
        </div>
        <TableRow head columns={columns} className="hidden! shrink-0 @lg/screen:grid!">
          <span className={wide}>
            <Checkbox on={false} />
          </span>
          <span className="col-span-2">Lead</span>
          <span className={wider}>Source</span>
          <span>Stage</span>
          <span className="text-end">Amount</span>
          <span className={widest}>Remark</span>
        </TableRow>
        {sampleLeads.map((lead, i) => (
          <TableRow
            key={lead.name}
            columns={columns}
            chosen={i === 0}
            className={`shrink-0 ${ring === "first-row" && i === 0 ? "relative z-10 rounded-drawing-field outline-3 outline-gold -outline-offset-2" : ""}`}
          >
            <span className={wide}>
              <Checkbox on={i === 0} />
            </span>
            <Avatar name={lead.name} className="size-8!" />
            <span className="min-w-0">
              <span className="block truncate font-semibold">{lead.name}</span>
              <span className="block truncate text-drawing-sm text-soft">
                {lead.company}, {lead.city}
              </span>
            </span>
            <span className={wider}>
              <Tag tone="sand">{lead.source}</Tag>
            </span>
            <span className={`${middle} truncate`}>
              <StatusDot colour={stageDots[lead.stage] ?? "line"} className="me-1.5" />
              {lead.stage}
            </span>
            <span className="text-end">
              <Rupees amount={lead.amount} className="font-semibold" />
              <span className="block text-drawing-xs text-soft @lg/screen:hidden">
                {lead.stage}
              </span>
            </span>
            <span className={`${widest} truncate text-soft`}>{lead.remark}</span>
          </TableRow>
        ))}
      </AppWindow>
    </Screen>
  );
}
