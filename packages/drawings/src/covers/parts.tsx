import type { ReactNode } from "react";
import { measureText, outline, paint, type Tone, textOn } from "./paint.ts";

/** The pieces that covers are drawn with, on a 320 by 200 sheet. */

export interface LabelProps {
  text: string;
  tone?: Tone;
  size?: number;
  /** Where the given point is: at the start or in the middle of the text. */
  anchor?: "start" | "middle";
  weight?: number;
}

/** A line of text; y is its baseline. */
export function Label({ text, tone = "ink", size = 13, anchor = "start", weight }: LabelProps) {
  return (
    <text fill={paint[tone]} fontSize={size} textAnchor={anchor} fontWeight={weight}>
      {text}
    </text>
  );
}

/** Lines of text that nobody has to read, the first one stronger. */
export function Lines({
  x = 0,
  y = 0,
  lengths,
  tone = "white",
}: {
  x?: number;
  y?: number;
  lengths: readonly number[];
  /** What they are written on. */
  tone?: Tone;
}) {
  return lengths.map((length, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never change
      key={index}
      d={`M${x} ${y + index * 13}h${length}`}
      stroke={textOn(tone)}
      strokeOpacity={index === 0 ? 0.75 : 0.28}
      strokeWidth="5"
    />
  ));
}

export interface BubbleProps {
  /** Its message; lines are separated by a line break. */
  text?: string;
  /** Lengths of lines in place of a message. */
  lines?: readonly number[];
  tone?: Tone;
  /** A sharp corner shows the sender: theirs at the left, ours at the right. */
  isOurs?: boolean;
  width?: number;
  height?: number;
  /** How many lines are pale, counted from the end. */
  pale?: number;
}

/** A chat bubble, as large as its message. */
export function Bubble(props: BubbleProps) {
  const { text, lines = [], isOurs = false, tone = isOurs ? "mint" : "white", pale = 0 } = props;
  const words = text?.split("\n") ?? [];
  const width = props.width ?? (words.length > 0 ? measureText(words, 13) + 28 : 120);
  const height = props.height ?? 17 + 16 * Math.max(words.length, 1);
  const [a, b] = isOurs ? [13, 4] : [4, 13];
  return (
    <>
      <path
        d={`M${a} 0H${width - b}a${b} ${b} 0 0 1 ${b} ${b}V${height - 13}a13 13 0 0 1-13 13H13a13 13 0 0 1-13-13V${a}a${a} ${a} 0 0 1 ${a}-${a}Z`}
        fill={paint[tone]}
        {...outline}
      />
      <Lines x={14} y={17} lengths={lines} tone={tone} />
      {words.map((word, index) => (
        <text
          key={word}
          x="14"
          y={21 + index * 16}
          fontSize="13"
          fill={textOn(tone)}
          fillOpacity={index >= words.length - pale ? 0.32 : undefined}
        >
          {word}
        </text>
      ))}
    </>
  );
}

export interface CardProps {
  width: number;
  height: number;
  tone?: Tone;
  /** Its heading. */
  text?: string;
  lines?: readonly number[];
  /** An outline only, for something that is missing. */
  isGhost?: boolean;
}

/** A card of the board, or a sheet of paper. */
export function Card({ width, height, tone = "white", text, lines = [], isGhost }: CardProps) {
  const look = isGhost
    ? { stroke: paint.ink, strokeOpacity: 0.4, strokeWidth: 1.5, strokeDasharray: "5 5" }
    : { fill: paint[tone], ...outline };
  return (
    <>
      <rect width={width} height={height} rx="11" {...look} />
      {text && (
        <text x="12" y="21" fontSize="13" fill={textOn(tone)}>
          {text}
        </text>
      )}
      <Lines x={14} y={text ? 35 : 17} lengths={lines} tone={tone} />
    </>
  );
}

const signs = {
  check: "m-8 .5 5.5 5.5L8-6",
  cross: "m-6-6 12 12m0-12-12 12",
  rupee: "M-6-9H7M-6-3H7M-6-9h4c8 0 8 11 0 11h-4L3 10",
  question: "M-5-5c0-6 10-6 10 0 0 4-5 4-5 8m0 6v.1",
  clock: "M0-8v8l6 4",
} as const;

export interface SealProps {
  sign: keyof typeof signs;
  tone?: Tone;
}

/** A round seal with a sign in it; its point is its middle. */
export function Seal({ sign, tone = "gold" }: SealProps) {
  const ink = tone === "deep" ? paint.gold : textOn(tone);
  return (
    <>
      <circle r="19" fill={paint[tone]} />
      <path d={signs[sign]} stroke={ink} strokeWidth="3.5" />
    </>
  );
}

/** The dotted thread that connects conversation and sale. */
export function Thread({ d }: { d: string }) {
  return <path d={d} stroke={paint.gold} strokeWidth="3" strokeDasharray="0.1 8" />;
}

/** Moves a piece to its place. */
export function Place({
  x,
  y,
  turn,
  scale,
  children,
}: {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn?: number | undefined;
  scale?: number | undefined;
  children: ReactNode;
}) {
  const moves = [
    `translate(${x} ${y})`,
    turn && `rotate(${turn})`,
    scale && `scale(${scale})`,
  ].filter(Boolean);
  return <g transform={moves.join(" ")}>{children}</g>;
}
