import type { ReactNode } from "react";

const tones = {
  leaf: "bg-leaf text-green",
  gold: "bg-gold-soft text-ink",
  sand: "bg-sand text-soft",
  line: "bg-white text-soft inset-shadow-line",
  clay: "bg-clay-soft text-clay",
};
export type TagTone = keyof typeof tones;

/** A small label on a card or in a row. */
export function Tag({
  tone = "leaf",
  className = "",
  children,
}: {
  tone?: TagTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.75 text-drawing-xs font-[580] leading-cell ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
