import type { ReactNode } from "react";

/** A part of a legal page with its own date, separate from the numbered sections. */
export function DatedNotice({ children }: { children: ReactNode }) {
  return (
    <aside className="mt-16! rounded-panel border border-line bg-white p-5 wide:p-8 [&>*+*]:mt-[1.2em] [&>h2]:mt-0">
      {children}
    </aside>
  );
}
