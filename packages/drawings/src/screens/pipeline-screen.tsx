import { formatRupees } from "@crm/contract/pricing/money";
import { type BoardLead, board } from "../data/board.ts";
import { anju } from "../data/leads.ts";
import { PlusIcon } from "../icons/ui-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { Avatar } from "../kit/avatar.tsx";
import { BoardColumn, PipelineCard } from "../kit/board.tsx";
import { ButtonLook } from "../kit/button.tsx";
import { Pointer } from "../kit/pointer.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";

export type PipelineSpot = "add-stage" | "card" | "won-column";

function LeadCard({ lead, className = "" }: { lead: BoardLead; className?: string }) {
  return (
    <PipelineCard
      title={lead.company}
      detail={lead.wants}
      amount={lead.amount}
      className={className}
    >
      <Tag tone={lead.source === "WhatsApp" ? "leaf" : "sand"}>{lead.source}</Tag>
      <Avatar name={lead.owner} size="xs" className="size-5.5! text-[0.6875rem]!" />
    </PipelineCard>
  );
}

/** The sales pipeline as a board; one deal is being dragged to the Won column. */
export function PipelineScreen({
  label = `The pipeline board: the card of ${board.moved.company} is dragged from ${board.talking.title} into the ${board.won.title} column, above a won deal of ${formatRupees(anju.amount)}.`,
  ring,
  className = "",
}: ScreenProps<PipelineSpot>) {
  const { fresh, quoted, talking, won, moved } = board;
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="pipeline"
        title="School season pipeline"
        actions={
          <Ring on={ring === "add-stage"} shape="pill" className="hidden! @lg/screen:inline-flex!">
            <ButtonLook tone="quiet">
              <PlusIcon className="size-4 stroke-2" /> Add stage
            </ButtonLook>
          </Ring>
        }
      >
        <div className="grid min-h-0 flex-1 grid-cols-2 gap-3 bg-paper p-3 @lg/screen:grid-cols-3 @2xl/screen:grid-cols-4">
          <BoardColumn {...fresh} className="hidden! @2xl/screen:flex!">
            {fresh.leads.map((lead) => (
              <LeadCard key={lead.company} lead={lead} />
            ))}
          </BoardColumn>
          <BoardColumn {...quoted} className="hidden! @lg/screen:flex!">
            {quoted.leads.map((lead, i) => (
              <Ring key={lead.company} on={ring === "card" && i === 0} className="flex!">
                <LeadCard lead={lead} className="min-w-0 flex-1" />
              </Ring>
            ))}
          </BoardColumn>
          <BoardColumn {...talking}>
            {talking.leads.map((lead) => (
              <LeadCard key={lead.company} lead={lead} />
            ))}
          </BoardColumn>
          <Ring on={ring === "won-column"} className="flex! self-start">
            <BoardColumn {...won} className="flex-1">
              <div className="relative h-31 shrink-0 rounded-[0.875rem] border-2 border-dash border-dashed bg-leaf/40">
                <div className="absolute top-2 right-2 -left-5 rotate-3">
                  <LeadCard lead={moved} className="shadow-float" />
                  <Pointer className="absolute -right-1 -bottom-3" />
                </div>
              </div>
              {won.leads.map((lead, i) => (
                <PipelineCard
                  key={lead.company}
                  won={i === 0}
                  title={lead.company}
                  detail={lead.wants}
                  amount={lead.amount}
                />
              ))}
            </BoardColumn>
          </Ring>
        </div>
      </AppWindow>
    </Screen>
  );
}
