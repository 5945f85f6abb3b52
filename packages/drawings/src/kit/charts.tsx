/** A line over time with its last point marked; heights are shares of the box, 0 to 1. */
export function LineChart({
  points,
  className = "",
}: {
  points: readonly number[];
  className?: string;
}) {
  const step = 100 / (points.length - 1);
  const spots = points.map((share, i) => [i * step, 100 - share * 100] as const);
  const line = spots
    .map(([x, y], i) => {
      const [px, py] = spots[i - 1] ?? [x, y];
      const middle = (px + x) / 2;
      return i === 0 ? `M${x} ${y}` : `C${middle} ${py} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`overflow-visible ${className}`}
    >
      <path d={`${line}V100H0Z`} className="fill-leaf opacity-70" />
      <path
        d={line}
        fill="none"
        className="stroke-green"
        strokeWidth="2.25"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Bars side by side; the marked one is marigold. Heights are shares of the box, 0 to 1. */
export function BarChart({
  bars,
  marked,
  className = "",
}: {
  bars: readonly number[];
  marked?: number;
  className?: string;
}) {
  const width = 100 / (bars.length * 1.6 - 0.6);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={className}>
      {bars.map((share, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawn chart never reorders
          key={i}
          x={i * width * 1.6}
          y={100 - share * 100}
          width={width}
          height={share * 100}
          className={i === marked ? "fill-gold" : "fill-green/80"}
        />
      ))}
    </svg>
  );
}

/** How much of a limit is used; `share` is 0 to 1. */
export function Meter({ share, className = "" }: { share: number; className?: string }) {
  return (
    <svg aria-hidden="true" className={`block h-1.5 w-full rounded-full bg-sand ${className}`}>
      <rect width={`${share * 100}%`} height="100%" rx="3" className="fill-green" />
    </svg>
  );
}

/** A stacked bar: the parts of a whole side by side, each in a different colour. */
export function PartsBar({
  parts,
  className = "",
}: {
  parts: readonly { name: string; count: number; fill: string }[];
  className?: string;
}) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  return (
    <svg aria-hidden="true" className={`block w-full rounded-full ${className}`}>
      {parts.map(({ name, count, fill }) => {
        const x = (before / total) * 100;
        before += count;
        return (
          <rect
            key={name}
            x={`${x}%`}
            width={`${(count / total) * 100}%`}
            height="100%"
            className={fill}
          />
        );
      })}
    </svg>
  );
}
