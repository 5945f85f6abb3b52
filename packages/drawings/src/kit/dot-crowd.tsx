/** A pseudo-random number below 1 that is the same on the server and in every browser. */
function scatter(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** A crowd as dots; a share of them is marked, at pseudo-random but fixed positions. */
export function DotCrowd({
  columns,
  rows,
  share,
  className = "",
}: {
  columns: number;
  rows: number;
  share: number;
  className?: string;
}) {
  const spots = Array.from({ length: columns * rows }, (_, i) => ({
    x: (i % columns) * 10 + 5,
    y: Math.floor(i / columns) * 10 + 5,
    marked: scatter(i + 1) < share,
  }));
  const path = (marked: boolean) =>
    spots
      .filter((spot) => spot.marked === marked)
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join("");
  return (
    <svg
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className={`block w-full ${className}`}
    >
      <path d={path(false)} className="stroke-line" strokeWidth="5" />
      <path d={path(true)} className="stroke-green" strokeWidth="6.5" />
    </svg>
  );
}
