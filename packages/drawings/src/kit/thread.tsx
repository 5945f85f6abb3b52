/**
 * The dotted marigold line that joins a conversation to its sale. `d` is drawn in a box of `width` by
 * `height`; with `stretch` the box can have any aspect ratio while the dots stay round.
 */
export function Thread({
  width,
  height,
  d,
  stretch = false,
  className = "",
}: {
  width: number;
  height: number;
  d: string;
  stretch?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={stretch ? "none" : undefined}
      aria-hidden="true"
      className={`pointer-events-none overflow-visible ${className}`}
    >
      <path
        d={d}
        fill="none"
        className="stroke-gold"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="0.1 6.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The point where the thread meets a card. */
export function Knot({ className = "" }: { className?: string }) {
  return (
    <span
      className={`pointer-events-none block size-2.5 rounded-full border-2 border-gold bg-white ${className}`}
    />
  );
}
