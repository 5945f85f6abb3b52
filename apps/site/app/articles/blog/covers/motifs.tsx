import type { ReactNode } from "react";
import type { Motif } from "./choose-cover.ts";
import {
  CoverBubble,
  CoverCard,
  CoverLines,
  CoverSeal,
  CoverThread,
  signs,
} from "./cover-parts.tsx";

/** Positions of a conversation's two sides, and the look of ours. */
const chats = [
  { left: 24, right: 140, ours: "mint" },
  { left: 44, right: 104, ours: "deep" },
  { left: 16, right: 164, ours: "gold" },
] as const;

/** The drawings by name; `variant` (0 to 2) changes a few lengths and positions. */
export const motifs: Record<Motif, (variant: number) => ReactNode> = {
  chat: (variant) => {
    const { left, right, ours } = chats[variant] ?? chats[0];
    return (
      <>
        <CoverThread d={`M-220 40C-120 40-60 70 ${left} 62`} />
        <CoverBubble x={left} y={30} width={148} height={50} lines={[92 + variant * 10, 64]} />
        <CoverBubble
          x={right}
          y={90}
          width={146}
          height={50}
          tone={ours}
          isOurs
          lines={[108 - variant * 12, 80]}
        />
        <CoverBubble x={left} y={150} width={84 + variant * 16} height={34} lines={[40]} />
        <CoverThread d={`M${right + 146} 116C380 120 420 170 560 160`} />
      </>
    );
  },
  board: (variant) => (
    <>
      <CoverThread d="M-220 150C-120 150-60 128 28 128" />
      <CoverCard x={22} y={34} width={82} height={58} lines={[44, 30]} />
      <CoverCard x={22} y={104} width={82} height={58} lines={[36 + variant * 6, 48]} />
      <CoverCard
        x={119}
        y={34}
        width={82}
        height={58}
        tone={variant === 1 ? "mint" : "white"}
        lines={[50, 26]}
      />
      <CoverThread d="M104 132C140 132 150 108 160 96M201 64C226 64 214 122 236 126" />
      <g transform="rotate(-5 258 126)">
        <CoverCard x={214} y={90} width={88} height={72} tone="deep" lines={[46, 34]} />
        <CoverSeal x={294} y={160} sign={signs.check} />
      </g>
      <CoverThread d="M302 118C380 110 430 70 560 78" />
    </>
  ),
  broadcast: (variant) => (
    <>
      <CoverThread d="M-220 96C-140 96-80 104 20 100" />
      <CoverThread d="M146 100C180 100 190 40 226 40M146 100h80M146 100c34 0 44 60 80 60" />
      <CoverBubble x={20} y={64} width={126} height={72} tone="deep" isOurs lines={[70, 86, 54]} />
      <CoverBubble x={226} y={22} width={72} height={36} lines={[30 + variant * 6]} />
      <CoverBubble x={226} y={82} width={72} height={36} tone="mint" lines={[40]} />
      <CoverBubble x={226} y={142} width={72} height={36} lines={[42 - variant * 8]} />
      <CoverThread d="M298 40C380 40 440 20 560 26M298 100h262M298 160c82 0 142 20 262 14" />
    </>
  ),
  parcel: (variant) => (
    <>
      <CoverThread d="M-220 150C-130 150-70 120 40 122" />
      <CoverCard x={40} y={68} width={118} height={100} tone="gold" />
      <path d="M82 68h34v34l-17-10-17 10Z" className="fill-white/80" />
      <CoverLines x={56} y={146} lengths={[34 + variant * 8]} />
      <CoverBubble x={176} y={38} width={122} height={52} lines={[84, 50 + variant * 10]} />
      <CoverBubble x={206} y={106} width={92} height={38} tone="mint" isOurs lines={[38]} />
      <CoverSeal x={158} y={164} tone="deep" sign={signs.check} />
      <CoverThread d="M298 124C370 124 430 90 560 96" />
    </>
  ),
  rupee: (variant) => (
    <>
      <CoverThread d="M-220 64C-130 64-70 50 26 62" />
      <CoverCard x={132} y={32} width={138} height={136} lines={[70, 96, 84 - variant * 10]} />
      <path d="M144 84h114" className="stroke-line" strokeWidth="1.5" />
      <CoverLines x={144} y={104} lengths={[38]} />
      <CoverLines x={222} y={104} lengths={[24]} />
      <CoverLines x={144} y={124} lengths={[50 + variant * 6]} />
      <CoverLines x={222} y={124} lengths={[24]} />
      <CoverBubble x={26} y={44} width={92} height={50} lines={[56, 36]} />
      <CoverBubble x={46} y={112} width={104} height={40} tone="mint" isOurs lines={[60]} />
      <CoverSeal x={270} y={152} sign={signs.rupee} />
      <CoverThread d="M291 150C370 150 430 110 560 120" />
    </>
  ),
  lock: (variant) => (
    <>
      <CoverThread d="M-220 140C-130 140-70 110 30 108" />
      <CoverBubble x={30} y={36} width={110} height={48} lines={[70, 44 + variant * 8]} />
      <CoverCard x={30} y={102} width={110} height={66} lines={[50, 76, 62]} />
      <CoverThread d="M140 60C168 60 168 92 186 98M140 138c28 0 28-20 46-26" />
      <path d="M209 86V70a29 29 0 0 1 58 0v16" className="stroke-ink/80" strokeWidth="9" />
      <rect
        x="186"
        y="82"
        width="104"
        height="86"
        rx="18"
        className={variant === 1 ? "fill-deep" : "fill-gold"}
      />
      <circle cx="238" cy="117" r="10" className={variant === 1 ? "fill-gold" : "fill-ink"} />
      <path
        d="M238 122v20"
        className={variant === 1 ? "stroke-gold" : "stroke-ink"}
        strokeWidth="7"
      />
      <CoverThread d="M290 126C370 126 430 150 560 140" />
    </>
  ),
};
