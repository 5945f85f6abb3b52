import type { ReactNode } from "react";

export interface SpotProps {
  /** Size, e.g. `w-60`; the aspect ratio is always 3 to 2. */
  className?: string;
}

/**
 * A small drawing beside a sentence: bubble, card and thread in few strokes. The text has the same
 * content, so screen readers skip it.
 */
export function Spot({ className = "w-60", children }: SpotProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 160"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`block h-auto max-w-full ${className}`}
    >
      {children}
    </svg>
  );
}

/** The dotted thread of a spot. */
export function SpotThread({ d }: { d: string }) {
  return <path className="stroke-gold" strokeWidth="2.5" strokeDasharray="0.1 6.5" d={d} />;
}

/** A bubble with two lines of text: theirs points left, ours right. */
export function SpotBubble({ x, y, ours = false }: { x: number; y: number; ours?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={ours ? "fill-leaf stroke-green" : "fill-white stroke-ink"}
        strokeWidth="1.75"
        d={
          ours
            ? "M16 0h56a6 6 0 0 1 6 6v28a16 16 0 0 1-16 16H16A16 16 0 0 1 0 34V16A16 16 0 0 1 16 0Z"
            : "M6 0h56a16 16 0 0 1 16 16v18a16 16 0 0 1-16 16H16A16 16 0 0 1 0 34V6a6 6 0 0 1 6-6Z"
        }
      />
      <path
        className={ours ? "stroke-green" : "stroke-ink"}
        strokeWidth="3.5"
        d="M17 19h44M17 31h26"
      />
    </g>
  );
}

/** A card of the board. */
export function SpotCard({ x, y, tone = "fill-white" }: { x: number; y: number; tone?: string }) {
  return (
    <rect
      x={x}
      y={y}
      width="84"
      height="56"
      rx="12"
      className={`stroke-ink ${tone}`}
      strokeWidth="1.75"
    />
  );
}
