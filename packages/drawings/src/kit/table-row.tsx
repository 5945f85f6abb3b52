import type { ReactNode } from "react";

/** One line of a drawn table; `columns` is the Tailwind class that sets its grid. */
export function TableRow({
  columns,
  head = false,
  chosen = false,
  className = "",
  children,
}: {
  columns: string;
  head?: boolean;
  chosen?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const look = head
    ? "h-8 text-drawing-xs font-semibold text-soft"
    : `h-11.75 border-t border-line/70 @lg/screen:h-[2.66rem] @2xl/screen:h-11.25 ${chosen ? "bg-leaf/45" : ""}`;
  return (
    <div className={`grid items-center gap-x-3 px-4 ${columns} ${look} ${className}`}>
      {children}
    </div>
  );
}
