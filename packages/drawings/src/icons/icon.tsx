import type { ReactNode } from "react";

export interface IconProps {
  /** Size and colour, e.g. `size-5 text-green`; lines take the current text colour. */
  className?: string;
}

/**
 * The common style of all icons: a 24-unit grid, 1.75 strokes, round ends. Icons are decorative, so
 * they are hidden from screen readers; a button without text needs a label.
 */
export function Icon({ className = "size-6", children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {children}
    </svg>
  );
}

/** A marigold stroke; an icon may have only one. */
export function Accent({ d }: { d: string }) {
  return <path className="stroke-gold" d={d} />;
}
