import type { ReactNode } from "react";
import { workflow } from "../data/workflow.ts";
import { ChatIcon, ClockIcon } from "../icons/contact-icons.tsx";
import { FetchIcon, PipelineIcon, TemplateIcon } from "../icons/module-icons.tsx";
import { AppWindow } from "../kit/app-window.tsx";
import { Toggle } from "../kit/field.tsx";
import { FlowNode } from "../kit/flow-node.tsx";
import { Ring } from "../kit/ring.tsx";
import { Screen, type ScreenProps } from "../kit/screen.tsx";
import { Tag } from "../kit/tag.tsx";
import { Thread } from "../kit/thread.tsx";

export type WorkflowSpot = "trigger" | "switch" | "question";

function Down({ className = "" }: { className?: string }) {
  return (
    <Thread
      width={10}
      height={100}
      d="M5 6V94"
      stretch
      className={`h-2 w-2.5 grow self-center ${className}`}
    />
  );
}

/** One answer and its next step. */
function Way({
  answer,
  count,
  tone,
  children,
}: {
  answer: string;
  count: number;
  tone: "leaf" | "sand";
  children: ReactNode;
}) {
  return (
    <div className="relative flex min-w-0 flex-col items-center justify-center gap-1 @lg/screen:h-[36%]">
      {children}
      <span className="order-first @lg/screen:absolute @lg/screen:bottom-1/2 @lg/screen:inset-s-1 @lg/screen:mb-10 @3xl/screen:mb-12">
        <Tag tone={tone}>
          {answer} <span className="font-normal tabular-nums">{count}</span>
        </Tag>
      </span>
    </div>
  );
}

const across = "hidden h-full w-full @lg/screen:block";

/** A workflow on its canvas: trigger, template, pause, and a question with two branches. */
export function WorkflowScreen({
  label = "A workflow: a marketplace lead comes in, a welcome template goes out, two hours later a lead who replied goes to Divya and one who did not gets a reminder.",
  ring,
  className = "",
}: ScreenProps<WorkflowSpot>) {
  const { name, trigger, greet, wait, question, yes, no, counts } = workflow;
  return (
    <Screen label={label} className={className}>
      <AppWindow
        module="workflow"
        title={name}
        actions={
          <Ring on={ring === "switch"} shape="pill" className="items-center gap-2">
            <span className="hidden text-drawing-sm text-soft @xs/screen:block">Running</span>
            <Toggle on />
          </Ring>
        }
      >
        <div className="workflow-columns flex min-h-0 flex-1 flex-col p-3 @lg/screen:grid @lg/screen:py-6 @2xl/screen:px-4 @2xl/screen:py-10 @3xl/screen:px-6">
          <div className="flex flex-1 flex-col">
            <Ring on={ring === "trigger"} className="flex! flex-col">
              <FlowNode icon={FetchIcon} start {...trigger} />
            </Ring>
            <Down />
            <FlowNode icon={TemplateIcon} {...greet} />
            <Down />
            <FlowNode icon={ClockIcon} {...wait} />
            <Down className="@lg/screen:hidden" />
          </div>
          <Thread width={100} height={100} d="M4 91C70 91 30 50 96 50" stretch className={across} />
          <Ring on={ring === "question"} className="flex! flex-col @lg/screen:self-center">
            <FlowNode icon={ChatIcon} {...question} />
          </Ring>
          <Thread
            width={100}
            height={100}
            d="M4 50C70 50 30 18 96 18M4 50C70 50 30 82 96 82"
            stretch
            className={across}
          />
          <Thread
            width={100}
            height={100}
            d="M50 8C50 90 25 20 25 92M50 8C50 90 75 20 75 92"
            stretch
            className="h-5 w-full shrink-0 @lg/screen:hidden"
          />
          <div className="grid grid-cols-2 gap-3 @lg/screen:flex @lg/screen:flex-col @lg/screen:justify-between @lg/screen:gap-0">
            <Way answer="Yes" count={counts.yes} tone="leaf">
              <FlowNode icon={PipelineIcon} slim {...yes} />
            </Way>
            <Way answer="No" count={counts.no} tone="sand">
              <FlowNode icon={TemplateIcon} slim {...no} />
            </Way>
          </div>
        </div>
      </AppWindow>
    </Screen>
  );
}
