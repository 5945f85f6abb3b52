import type { ReactNode } from "react";

const tones = {
  leaf: "bg-leaf text-green",
  gold: "bg-gold-soft text-ink",
  sand: "bg-sand text-soft",
  line: "bg-white text-soft shadow-[inset_0_0_0_1px_var(--color-line)]",
  clay: "bg-[color-mix(in_oklab,var(--color-clay)_12%,var(--color-white))] text-clay",
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
      className={`inline-flex shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 py-[0.1875rem] text-[0.6875rem] font-[580] leading-[1.3] ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
