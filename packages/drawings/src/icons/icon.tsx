import type { ReactNode } from "react";

export interface IconProps {
  /** Size and colour, e.g. `size-5 text-green`; lines take the current text colour. */
  className?: string;
}

/**
 * The one pen of all icons: a 24-unit grid, 1.75 strokes, round ends. Icons are decoration beside
 * words, so they are hidden from screen readers; a button without words needs a label of its own.
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

/** The single marigold stroke that an icon may carry. */
export function Accent({ d }: { d: string }) {
  return <path className="stroke-gold" d={d} />;
}
