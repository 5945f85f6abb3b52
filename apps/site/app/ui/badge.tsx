import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

const looks = {
  leaf: "bg-leaf text-green",
  gold: "bg-gold-soft text-amber",
  deep: "bg-deep text-white",
  outline: "border border-line bg-white text-soft",
} as const;

/** A short label: the source of a lead, an offer, a state. */
export function Badge({
  look = "leaf",
  className,
  children,
}: {
  look?: keyof typeof looks;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={joinClasses(
        "inline-flex items-center rounded-full px-2.5 py-0.5 text-tiny font-semibold whitespace-nowrap",
        looks[look],
        className,
      )}
    >
      {children}
    </span>
  );
}
