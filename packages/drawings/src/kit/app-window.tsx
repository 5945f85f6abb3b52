import type { ReactNode } from "react";
import { ChatIcon } from "../icons/contact-icons.tsx";
import {
  BroadcastIcon,
  ContactsIcon,
  DashboardIcon,
  LeadsIcon,
  OrderIcon,
  PipelineIcon,
  QuotationIcon,
  TeamIcon,
  TemplateIcon,
  WorkflowIcon,
} from "../icons/module-icons.tsx";

const modules = {
  dashboard: DashboardIcon,
  leads: LeadsIcon,
  pipeline: PipelineIcon,
  chat: ChatIcon,
  contacts: ContactsIcon,
  broadcast: BroadcastIcon,
  templates: TemplateIcon,
  quotations: QuotationIcon,
  workflow: WorkflowIcon,
  orders: OrderIcon,
  team: TeamIcon,
};
export type Module = keyof typeof modules;

function Modules({ open }: { open: Module }) {
  return (
    <div className="hidden w-12 shrink-0 flex-col items-center gap-1 border-e border-line bg-paper py-3 text-soft @2xl/screen:flex">
      {Object.entries(modules).map(([name, ModuleIcon]) => (
        <span
          key={name}
          className={`flex size-8 items-center justify-center rounded-drawing-field ${
            name === open ? "bg-leaf text-green" : "[&_.stroke-gold]:stroke-current"
          }`}
        >
          <ModuleIcon className="size-4.5" />
        </span>
      ))}
    </div>
  );
}

/** The product's window without a browser frame; modules are at the left if there is space. */
export function AppWindow({
  module,
  title,
  actions,
  slim = false,
  className = "h-full w-full",
  children,
}: {
  module: Module;
  title: ReactNode;
  actions?: ReactNode;
  /** Hides the modules, for a window that is only a part of the picture. */
  slim?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex overflow-hidden rounded-drawing-window border border-line bg-white shadow-window ${className}`}
    >
      {!slim && <Modules open={module} />}
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-4">
          <span className="min-w-0 truncate text-drawing-lg font-title">{title}</span>
          <div className="ms-auto flex shrink-0 items-center gap-2">{actions}</div>
        </div>
        {children}
      </div>
    </div>
  );
}
