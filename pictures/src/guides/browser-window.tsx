import type { ReactNode } from "react";

/** A page of another site: a generic browser window with an address. */
export function BrowserWindow({
  address,
  title,
  actions,
  children,
}: {
  address: string;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex w-full flex-col overflow-hidden rounded-drawing-window border border-line bg-white shadow-window">
      <div className="flex h-10 shrink-0 items-center gap-3 bg-ink px-4">
        <span className="flex gap-1.5" aria-hidden="true">
          <span className="size-2.5 rounded-full bg-clay" />
          <span className="size-2.5 rounded-full bg-gold" />
          <span className="size-2.5 rounded-full bg-mint" />
        </span>
        <span className="min-w-0 flex-1 truncate rounded-full bg-white/12 px-3 py-1 text-drawing-sm text-white">
          {address}
        </span>
      </div>
      <div className="flex min-h-13 shrink-0 items-center gap-2 border-b border-line px-4 py-2">
        <span className="min-w-0 flex-1 text-drawing-lg font-title">{title}</span>
        <div className="flex shrink-0 items-center gap-2">{actions}</div>
      </div>
      {children}
    </div>
  );
}
