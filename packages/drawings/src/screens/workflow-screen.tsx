import { workflows } from "../data/workflow.ts";
import { FetchIcon, LeadsIcon, OrderIcon, TemplateIcon } from "../icons/module-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { Toggle } from "../kit/field.tsx";
import { FlowNode } from "../kit/flow-node.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Thread } from "../kit/thread.tsx";

export type WorkflowSpot = "trigger" | "switch";

function Across({ className = "" }: { className?: string }) {
  return (
    <Thread
      width={100}
      height={10}
      d="M8 5H94"
      stretch
      className={`h-2.5 w-full self-center ${className}`}
    />
  );
}

/** One workflow: what starts it, the lead that it saves, and the template that it sends. */
function Lane({
  workflow,
  ring,
}: {
  workflow: (typeof workflows)[number];
  ring: WorkflowSpot | undefined;
}) {
  const { name, trigger, from, template } = workflow;
  const wide = "hidden @lg/screen:block";
  return (
    <div className="flex flex-1 flex-col justify-center gap-2 @lg/screen:gap-2.5">
      <div className="flex items-center justify-between gap-3">
        <span className="truncate font-semibold">{name}</span>
        <Ring on={ring === "switch"} shape="pill">
          <Toggle on />
        </Ring>
      </div>
      <div className="workflow-columns grid">
        <Ring on={ring === "trigger"} className="flex!">
          <FlowNode
            icon={trigger === "New lead" ? FetchIcon : OrderIcon}
            start
            slim
            when="When"
            what={trigger}
            detail={from}
          />
        </Ring>
        <Across />
        <div className={wide}>
          <FlowNode icon={LeadsIcon} when="Then" what="Save lead" detail="In Leads" />
        </div>
        <Across className={wide} />
        <FlowNode icon={TemplateIcon} slim when="Then" what="Send template" detail={template} />
      </div>
    </div>
  );
}

/** Workflows on a canvas; each starts with a lead or an order. */
export function WorkflowScreen({
  label = "Workflow automation: three workflows that are on. Each starts with a new lead or order, saves the lead and sends a template on WhatsApp.",
  ring,
  className = "",
}: ScreenProps<WorkflowSpot>) {
  const [first, ...rest] = workflows;
  return (
    <Screen label={label} className={className}>
      <AppWindow module="workflow" title="Workflow automation">
        <div className="workflow-canvas flex min-h-0 flex-1 flex-col divide-y divide-line px-4 pb-2 @2xl/screen:px-6">
          <Lane workflow={first} ring={ring} />
          {rest.map((workflow) => (
            <Lane key={workflow.name} workflow={workflow} ring={undefined} />
          ))}
        </div>
      </AppWindow>
    </Screen>
  );
}
