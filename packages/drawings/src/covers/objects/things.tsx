import { outline, paint, type Tone } from "../paint.ts";

/** An upright phone with an empty chat on it. */
export function Phone({ width = 92, height = 164 }: { width?: number; height?: number }) {
  return (
    <>
      <rect width={width} height={height} rx="17" fill={paint.ink} />
      <rect x="5" y="5" width={width - 10} height={height - 10} rx="12.5" fill={paint.sand} />
      <path
        d={`M5 30V17.5A12.5 12.5 0 0 1 17.5 5h${width - 35}A12.5 12.5 0 0 1 ${width - 5} 17.5V30Z`}
        fill={paint.deep}
      />
      <circle cx="20" cy="18" r="6" fill={paint.gold} />
      <path d="M33 18h26" stroke={paint.white} strokeOpacity="0.8" strokeWidth="4" />
    </>
  );
}

/** A person in a circle; the point is its middle. */
export function Person({ tone = "leaf", isGhost = false }: { tone?: Tone; isGhost?: boolean }) {
  const edge = isGhost
    ? { stroke: paint.ink, strokeOpacity: 0.45, strokeWidth: 1.5, strokeDasharray: "5 5" }
    : { fill: paint[tone], ...outline };
  return (
    <>
      <circle r="30" {...edge} />
      <path
        d="M0-17a9.5 9.5 0 0 1 0 19 9.5 9.5 0 0 1 0-19Zm-18 36c2-15 34-15 36 0a29 29 0 0 1-36 0Z"
        fill={paint.deep}
        fillOpacity={isGhost ? 0.25 : 1}
      />
    </>
  );
}

/** A closed padlock. */
export function Lock({ tone = "gold" }: { tone?: "gold" | "deep" }) {
  const [body, hole] = tone === "gold" ? [paint.gold, paint.ink] : [paint.deep, paint.gold];
  return (
    <>
      <path d="M17 34V20a22 22 0 0 1 44 0v14" stroke={paint.ink} strokeWidth="8" />
      <rect y="32" width="78" height="64" rx="15" fill={body} />
      <circle cx="39" cy="57" r="8" fill={hole} />
      <path d="M39 61v16" stroke={hole} strokeWidth="6" />
    </>
  );
}

/** A suitcase with two straps. */
export function Suitcase() {
  return (
    <>
      <path d="M30 12V4a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v8" stroke={paint.ink} strokeWidth="6" />
      <rect y="12" width="96" height="72" rx="13" fill={paint.deep} />
      <path d="M22 12v72M74 12v72" stroke={paint.gold} strokeWidth="7" strokeLinecap="butt" />
    </>
  );
}

/** A bin with an open lid. */
export function Bin() {
  return (
    <>
      <path d="M6 14h64l-7 70a8 8 0 0 1-8 7H21a8 8 0 0 1-8-7Z" fill={paint.deep} />
      <path d="M26 30l3 46m9-46v46m12-46-3 46" stroke={paint.leaf} strokeWidth="4" />
      <path d="M-2 8 70-8M28-6l-1-7 16-3 2 6" stroke={paint.ink} strokeWidth="6" />
    </>
  );
}

/** A magnifying glass; the point is the middle of its lens. */
export function Lens() {
  return (
    <>
      <path d="m21 21 26 26" stroke={paint.ink} strokeWidth="11" />
      <circle r="29" fill={paint.white} fillOpacity="0.25" stroke={paint.deep} strokeWidth="7" />
    </>
  );
}

/** The moon with two stars: evening. */
export function Moon() {
  return (
    <>
      <path d="M20-20A22 22 0 1 0 30 22 26 26 0 0 1 20-20Z" fill={paint.gold} />
      <path d="M44-10v8m-4-4h8M56 14v6m-3-3h6" stroke={paint.gold} strokeWidth="2.5" />
    </>
  );
}

/** A sun above water and a beach umbrella: holidays. */
export function Holiday() {
  return (
    <>
      <circle cx="88" cy="8" r="15" fill={paint.gold} />
      <path d="M44 12 56 74" stroke={paint.ink} strokeWidth="4.5" />
      <path d="M2 30C8-4 66-18 88 14c-30-8-60 0-86 16Z" fill={paint.green} />
      <path d="M31 20C32 4 38-3 46-4c10 3 16 8 18 13-12 1-22 5-33 11Z" fill={paint.white} />
      <path d="M0 78c16-8 92-8 108 0" stroke={paint.gold} strokeWidth="6" />
    </>
  );
}

/** A track that is filled up to a share of its length. */
export function Meter({ width, share }: { width: number; share: number }) {
  return (
    <>
      <path d={`M6 0h${width - 12}`} stroke={paint.line} strokeWidth="12" />
      <path d={`M6 0h${(width - 12) * share}`} stroke={paint.gold} strokeWidth="12" />
    </>
  );
}
