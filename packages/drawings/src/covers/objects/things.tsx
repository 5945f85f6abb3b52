import { outline, paint, type Tone } from "../parts.tsx";

/** A phone that stands upright, with an empty chat on it. */
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

/** A box with a strip of tape. */
export function Parcel({ text }: { text?: string }) {
  return (
    <>
      <rect width="96" height="80" rx="8" fill={paint.gold} {...outline} />
      <path d="M0 26h96" stroke={paint.ink} strokeOpacity="0.16" strokeWidth="1.5" />
      <path d="M34 0h28v36l-14-8-14 8Z" fill={paint.white} fillOpacity="0.85" />
      {text && (
        <text x="12" y="67" fontSize="17" fontWeight="720" fill={paint.ink}>
          {text}
        </text>
      )}
    </>
  );
}

/** A van with a closed box. */
export function Van() {
  return (
    <>
      <rect width="66" height="46" rx="7" fill={paint.gold} {...outline} />
      <path d="M70 14h17l15 16v16H70Z" fill={paint.white} {...outline} strokeLinejoin="round" />
      <path d="M77 20h8l8 9H77Z" fill={paint.mint} />
      <circle cx="20" cy="48" r="9" fill={paint.ink} />
      <circle cx="84" cy="48" r="9" fill={paint.ink} />
      <path d="M20 48v.1M84 48v.1" stroke={paint.white} strokeWidth="6" />
    </>
  );
}

/** A shopping cart with two things in it. */
export function Cart() {
  return (
    <>
      <rect x="30" y="-12" width="34" height="40" rx="6" fill={paint.gold} {...outline} />
      <rect x="60" y="-2" width="30" height="30" rx="6" fill={paint.white} {...outline} />
      <path d="M22 20h84L95 66H34Z" fill={paint.mint} {...outline} />
      <path
        d="M0 0h15l19 66h61l11-46H22M38 36h62m-57 15h53"
        stroke={paint.green}
        strokeWidth="4.5"
      />
      <circle cx="44" cy="84" r="7.5" fill={paint.ink} />
      <circle cx="86" cy="84" r="7.5" fill={paint.ink} />
    </>
  );
}

/** An oil lamp with its flame. */
export function Diya() {
  return (
    <>
      <circle cx="52" cy="24" r="37" fill={paint.honey} />
      <circle cx="52" cy="24" r="23" fill={paint.gold} fillOpacity="0.45" />
      <path d="M52-6c13 16 14 24 14 31a14 14 0 0 1-28 0c0-7 4-14 14-31Z" fill={paint.gold} />
      <path d="M52 14c6 7 7 11 7 14a7 7 0 0 1-14 0c0-3 2-7 7-14Z" fill={paint.white} />
      <path d="M0 40c24 10 80 10 104 0 0 26-24 42-52 42S0 66 0 40Z" fill={paint.gold} />
      <path d="M21 55c20 7 42 7 62 0" stroke={paint.deep} strokeWidth="3" strokeDasharray="0.1 8" />
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

/** Folded sarees with a woven border, in a pile. */
export function Sarees() {
  const cloth = (y: number, tone: Tone, border: Tone) => (
    <g transform={`translate(0 ${y})`}>
      <rect width="112" height="30" rx="12" fill={paint[tone]} {...outline} />
      <path
        d="M84 1h12v28H84Z M10 20h70"
        fill={paint[border]}
        stroke={paint[border]}
        strokeWidth="2"
      />
      <path d="M90 7v.1m0 8v.1m0 8v.1" stroke={paint.white} strokeWidth="4" />
    </g>
  );
  return (
    <>
      {cloth(0, "green", "gold")}
      {cloth(28, "honey", "green")}
      {cloth(56, "deep", "gold")}
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

/** Marigolds on a string, from side to side of the sheet and beyond. */
export function Garland() {
  const drop = "q40 46 80 0";
  const flowers = [0, 80, 160, 240, 320].map((x) => `M${x} 0v.1m20 17v.1m20 6v.1m20-6v.1`);
  const beyond = Array.from({ length: 9 }, (_, index) => `M${index * 80 - 240} 0${drop}`).join("");
  return (
    <>
      <path d={beyond} stroke={paint.green} strokeWidth="2.5" />
      <path d={flowers.join("")} stroke={paint.gold} strokeWidth="17" />
      <path d={flowers.join("")} stroke={paint.honey} strokeWidth="7" />
    </>
  );
}

/** A card that stands on a counter. */
export function CounterCard({ text, word }: { text: string; word: string }) {
  return (
    <>
      <path d="M50 88 36 116h52L74 88" fill={paint.line} />
      <rect width="124" height="96" rx="10" fill={paint.white} {...outline} />
      <path d="M0 24V10A10 10 0 0 1 10 0h104a10 10 0 0 1 10 10v14Z" fill={paint.green} />
      <g textAnchor="middle">
        <text x="62" y="17.5" fontSize="12.5" fill={paint.white}>
          {text}
        </text>
        <text x="62" y="70" fontSize="36" fontWeight="720" fill={paint.deep}>
          {word}
        </text>
      </g>
      <path d="M-560 118H760" stroke={paint.ink} strokeOpacity="0.8" strokeWidth="5" />
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
