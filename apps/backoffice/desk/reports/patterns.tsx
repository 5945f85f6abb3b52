const size = 8;

/** Marks that differ by shape, so that people tell sources apart without colours. */
const marks = [
  { fill: true, path: "" },
  { fill: false, path: "M0 8 L8 0 M-2 2 L2 -2 M6 10 L10 6" },
  { fill: false, path: "M0 4 H8" },
  { fill: false, path: "M4 0 V8" },
  { fill: false, path: "M0 4 H8 M4 0 V8" },
  { fill: false, path: "M4 3.99 V4.01" },
] as const;

/** The fill of the source at a position. */
export const fillOf = (index: number) => `url(#report-pattern-${index % marks.length})`;

/** Defines the patterns for the page's charts. */
export function Patterns({ ink, paper }: { ink: string; paper: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {marks.map(({ fill, path }, index) => (
          <pattern
            key={path}
            id={`report-pattern-${index}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
          >
            <rect width={size} height={size} fill={fill ? ink : paper} />
            <path d={path} stroke={ink} strokeWidth={2} strokeLinecap="round" fill="none" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
