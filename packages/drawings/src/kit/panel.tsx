import type { ReactNode } from "react";

/** A framed part of a screen with its own small title. */
export function Panel({
  title,
  aside,
  className = "",
  children,
}: {
  title?: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex min-w-0 flex-col rounded-drawing-panel border border-line bg-white ${className}`}
    >
      {title && (
        <div className="flex items-baseline gap-2 px-3.5 pt-2.5 pb-1.5">
          <span className="truncate font-title">{title}</span>
          {aside && <span className="ms-auto shrink-0 text-drawing-sm text-soft">{aside}</span>}
        </div>
      )}
      {children}
    </div>
  );
}
