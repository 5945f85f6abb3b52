import { measureText, outline, paint, type Tone, textOn } from "../paint.ts";
import { Card } from "../parts.tsx";

/** A page of a wall calendar: its heading, and one row of days for each week. */
export function Calendar({
  text,
  weeks = 4,
  marked = [],
}: {
  text: string;
  weeks?: number;
  /** Days with a mark, counted from 0. */
  marked?: readonly number[];
}) {
  const days = Array.from({ length: weeks * 7 }, (_, index) => index);
  const row = (day: number) => `M${14 + (day % 7) * 13} ${41 + Math.floor(day / 7) * 15}v.1`;
  return (
    <>
      <Card width={106} height={38 + weeks * 15} />
      <path d="M0 25V11A11 11 0 0 1 11 0h84a11 11 0 0 1 11 11v14Z" fill={paint.green} />
      <text x="53" y="18" fontSize="12.5" textAnchor="middle" fill={paint.white}>
        {text}
      </text>
      <path d={days.map(row).join("")} stroke={paint.line} strokeWidth="8" />
      <path d={marked.map(row).join("")} stroke={paint.gold} strokeWidth="9" />
    </>
  );
}

/** One day of a calendar. */
export function Day({ month, day }: { month: string; day: string }) {
  return (
    <>
      <Card width={66} height={70} />
      <path d="M0 23V11A11 11 0 0 1 11 0h44a11 11 0 0 1 11 11v12Z" fill={paint.green} />
      <g textAnchor="middle">
        <text x="33" y="17" fontSize="12.5" fill={paint.white}>
          {month}
        </text>
        <text x="33" y="57" fontSize="32" fontWeight="720" fill={paint.ink}>
          {day}
        </text>
      </g>
    </>
  );
}

/** A sheet of rows and columns; the first row is its heading. */
export function Sheet({ columns = 3, rows = 5 }: { columns?: number; rows?: number }) {
  const [width, height] = [columns * 36, rows * 20];
  const across = Array.from({ length: rows - 1 }, (_, index) => `M0 ${20 * (index + 1)}h${width}`);
  const down = Array.from(
    { length: columns - 1 },
    (_, index) => `M${36 * (index + 1)} 0v${height}`,
  );
  return (
    <>
      <rect width={width} height={height} rx="6" fill={paint.white} {...outline} />
      <path d={`M0 20V6a6 6 0 0 1 6-6h${width - 12}a6 6 0 0 1 6 6v14Z`} fill={paint.mint} />
      <path d={[...across, ...down].join("")} stroke={paint.line} strokeWidth="1.5" />
      <path
        d={`M9 10h16M45 10h14${columns > 2 ? "M81 10h18" : ""}`}
        stroke={paint.green}
        strokeWidth="4"
      />
      <path
        d="M9 30h18M45 30h12M9 50h12M45 50h20M9 70h20M45 70h16"
        stroke={paint.ink}
        strokeOpacity="0.28"
        strokeWidth="4"
      />
    </>
  );
}

/** A bill with a torn lower edge: texts at the left, a bar for each amount at the right. */
export function Bill({ text, rows, total }: { text: string; rows: number; total?: string }) {
  const height = 58 + rows * 15;
  const teeth = "l-8 7-8-7".repeat(7);
  const line = Array.from({ length: rows }, (_, index) => 40 + index * 15);
  return (
    <>
      <path
        d={`M0 ${height}V8a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8v${height - 8}${teeth}Z`}
        fill={paint.white}
        {...outline}
      />
      <text x="13" y="22" fontSize="13" fill={paint.ink}>
        {text}
      </text>
      <path
        d={line.map((y, index) => `M15 ${y}h${40 - (index % 2) * 10}M84 ${y}h14`).join("")}
        stroke={paint.ink}
        strokeOpacity="0.28"
        strokeWidth="5"
      />
      {total && (
        <text x="13" y={height - 9} fontSize="15" fontWeight="720" fill={paint.green}>
          {total}
        </text>
      )}
    </>
  );
}

const marks = {
  yes: <path d="m3 7.5 3.2 3.2L12 4.5" stroke={paint.white} strokeWidth="2.4" />,
  no: <path d="m4 4 7 7m0-7-7 7" stroke={paint.white} strokeWidth="2.4" />,
  open: null,
};
const boxes: Record<keyof typeof marks, Tone> = { yes: "green", no: "clay", open: "paper" };

/** A list with a box before each line: ticked, crossed out or empty. */
export function Checklist({
  items,
  width,
}: {
  items: readonly (readonly [mark: keyof typeof marks, text: string])[];
  width?: number;
}) {
  const texts = items.map(([, text]) => text);
  return (
    <>
      <Card width={width ?? measureText(texts, 13) + 60} height={16 + items.length * 23} />
      {items.map(([mark, text], index) => (
        <g key={text} transform={`translate(13 ${12 + index * 23})`}>
          <rect width="15" height="15" rx="4.5" fill={paint[boxes[mark]]} {...outline} />
          {marks[mark]}
          <text x="25" y="12" fontSize="13" fill={paint.ink}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

/** Bars with their names, the longest first. */
export function Bars({ bars }: { bars: readonly (readonly [text: string, length: number])[] }) {
  return (
    <>
      <Card width={176} height={18 + bars.length * 31} />
      {bars.map(([text, length], index) => (
        <g key={text} transform={`translate(14 ${13 + index * 31})`}>
          <text y="10" fontSize="12" fill={paint.ink}>
            {text}
          </text>
          <path
            d={`M3 20h${length}`}
            stroke={index === 0 ? paint.gold : paint.mint}
            strokeWidth="8"
          />
        </g>
      ))}
    </>
  );
}

/** A label with a hole, on a string. */
export function Tag({ text, tone = "white" }: { text: string; tone?: Tone }) {
  const width = measureText([text], 13) + 34;
  return (
    <>
      <path
        d={`M11 0H${width - 8}a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8H11L0 13Z`}
        fill={paint[tone]}
        {...outline}
      />
      <circle cx="13" cy="13" r="3" fill={paint.paper} {...outline} />
      <text x="23" y="17.5" fontSize="13" fill={textOn(tone)}>
        {text}
      </text>
    </>
  );
}

/** A button under a message. */
export function Choice({
  text,
  width,
  isChosen = false,
}: {
  text: string;
  width: number;
  isChosen?: boolean;
}) {
  return (
    <>
      <rect
        width={width}
        height="26"
        rx="9"
        fill={isChosen ? paint.green : paint.white}
        {...outline}
      />
      <text
        x={width / 2}
        y="17.5"
        fontSize="13"
        textAnchor="middle"
        fill={isChosen ? paint.white : paint.green}
      >
        {text}
      </text>
    </>
  );
}
