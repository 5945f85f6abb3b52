import { outline, paint, type Tone } from "../paint.ts";

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

/** An upright card on a counter. */
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
