import type { ComponentProps } from "react";
import { Bars, Bill, Calendar, Checklist, Choice, Day, Sheet, Tag } from "./objects/papers.tsx";
import { Cart, CounterCard, Diya, Garland, Parcel, Sarees, Van } from "./objects/shop.tsx";
import {
  Bin,
  Holiday,
  Lens,
  Lock,
  Meter,
  Moon,
  Person,
  Phone,
  Suitcase,
} from "./objects/things.tsx";
import { paint, type Tone } from "./paint.ts";
import { Bubble, Card, Label, Place, Seal, Thread } from "./parts.tsx";

/** Everything that a cover can show, by name. */
const pieces = {
  bars: Bars,
  bill: Bill,
  bin: Bin,
  bubble: Bubble,
  calendar: Calendar,
  card: Card,
  cart: Cart,
  checklist: Checklist,
  choice: Choice,
  counterCard: CounterCard,
  day: Day,
  diya: Diya,
  garland: Garland,
  holiday: Holiday,
  label: Label,
  lens: Lens,
  lock: Lock,
  meter: Meter,
  moon: Moon,
  parcel: Parcel,
  person: Person,
  phone: Phone,
  sarees: Sarees,
  seal: Seal,
  sheet: Sheet,
  suitcase: Suitcase,
  tag: Tag,
  van: Van,
} as const;

/** A piece at its place; `turn` is in degrees. */
type PlacedPiece = {
  [Name in keyof typeof pieces]: readonly [
    name: Name,
    x: number,
    y: number,
    look?: Partial<ComponentProps<(typeof pieces)[Name]>> & { turn?: number; scale?: number },
  ];
}[keyof typeof pieces];

/** A cover as data: its background, the threads below everything, and the pieces in order. */
export interface CoverPlan {
  /** Left out when the box has a background of its own. */
  ground?: Tone;
  /** Paths on the sheet of 320 by 200; they may end far beside it. */
  threads: readonly string[];
  pieces: readonly PlacedPiece[];
}

/** Draws a plan. Its background is larger than the sheet, so that it fills a box of any shape. */
export function PlannedCover({ plan: { ground, threads, pieces: placed } }: { plan: CoverPlan }) {
  return (
    <>
      {ground && <path d="M-640-200h1600v600h-1600Z" fill={paint[ground]} />}
      {threads.map((d) => (
        <Thread key={d} d={d} />
      ))}
      {placed.map(([name, x, y, { turn, scale, ...look } = {}]) => {
        const Piece = pieces[name] as (props: object) => ReturnType<typeof Thread>;
        return (
          <Place key={`${name} ${x} ${y}`} x={x} y={y} turn={turn} scale={scale}>
            <Piece {...look} />
          </Place>
        );
      })}
    </>
  );
}
