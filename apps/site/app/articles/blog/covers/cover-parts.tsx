/** The pieces that covers are drawn with, on a 320 by 200 sheet: bubble, card, thread. */

const tones = {
  white: "fill-white",
  leaf: "fill-leaf",
  mint: "fill-mint",
  gold: "fill-gold",
  deep: "fill-deep",
} as const;
export type Tone = keyof typeof tones;

/** A bubble; its sharp corner shows the sender: theirs at the left, ours at the right. */
export function CoverBubble({
  x,
  y,
  width,
  height,
  tone = "white",
  isOurs = false,
  lines = [],
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  tone?: Tone;
  isOurs?: boolean;
  /** Lengths of the text lines in it. */
  lines?: readonly number[];
}) {
  const [a, b] = isOurs ? [14, 4] : [4, 14];
  const outline = `M${a} 0H${width - b}a${b} ${b} 0 0 1 ${b} ${b}V${height - 14}a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14V${a}a${a} ${a} 0 0 1 ${a}-${a}Z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={outline} className={`${tones[tone]} stroke-ink/15`} strokeWidth="1" />
      <CoverLines x={14} y={17} lengths={lines} isDark={tone === "deep"} />
    </g>
  );
}

/** A card of the board. */
export function CoverCard({
  x,
  y,
  width,
  height,
  tone = "white",
  lines = [],
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  tone?: Tone;
  lines?: readonly number[];
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx="11"
        className={`${tones[tone]} stroke-ink/15`}
        strokeWidth="1"
      />
      <CoverLines x={12} y={16} lengths={lines} isDark={tone === "deep"} />
    </g>
  );
}

/** Lines of text, the first one stronger. */
export function CoverLines({
  x,
  y,
  lengths,
  isDark = false,
}: {
  x: number;
  y: number;
  lengths: readonly number[];
  isDark?: boolean;
}) {
  const [first, next] = isDark
    ? ["stroke-white", "stroke-white/45"]
    : ["stroke-ink/75", "stroke-ink/25"];
  return lengths.map((length, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never change
      key={index}
      d={`M${x} ${y + index * 13}h${length}`}
      className={index === 0 ? first : next}
      strokeWidth="5"
    />
  ));
}

/** The dotted thread that connects conversation and sale. */
export function CoverThread({ d }: { d: string }) {
  return <path d={d} className="stroke-gold" strokeWidth="3" strokeDasharray="0.1 8" />;
}

/** A round seal with a sign in it, centred on 0, 0. */
export function CoverSeal({
  x,
  y,
  tone = "gold",
  sign,
}: {
  x: number;
  y: number;
  tone?: "gold" | "deep";
  sign: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="21" className={tone === "gold" ? "fill-gold" : "fill-deep"} />
      <path d={sign} className={tone === "gold" ? "stroke-ink" : "stroke-gold"} strokeWidth="3.5" />
    </g>
  );
}

export const signs = {
  check: "m-8 .5 5.5 5.5L8-6",
  rupee: "M-6-9H7M-6-3H7M-6-9h4c8 0 8 11 0 11h-4L3 10",
} as const;
