import type { ReactNode } from "react";

/**
 * A generic phone. Its width and height come from `className`. Sizes inside are in em, so the
 * frame's font size scales the whole conversation.
 */
export function PhoneFrame({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex flex-col overflow-hidden rounded-[2.25em] border-[0.4em] border-ink bg-white text-left shadow-[0_1.75rem_3rem_-1.5rem_color-mix(in_oklab,var(--color-ink)_45%,transparent)] ${className}`}
    >
      {children}
    </div>
  );
}
