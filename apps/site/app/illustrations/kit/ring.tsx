import type { ReactNode } from "react";

/** Marks the control to click. It takes no room, so a ringed picture is as large as a plain one. */
export function Ring({
  on,
  className = "",
  children,
}: {
  on: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={`relative inline-flex ${className}`}>
      {children}
      {on && (
        <span className="pointer-events-none absolute -inset-1.5 z-20 rounded-[1.1em] border-[3px] border-gold shadow-[0_0_0_5px_color-mix(in_oklab,var(--color-gold)_22%,transparent)]" />
      )}
    </span>
  );
}
