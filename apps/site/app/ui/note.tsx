import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

const looks = {
  tip: "bg-gold-soft",
  info: "bg-leaf",
  error: "border-s-4 border-clay bg-white",
} as const;

/** A note beside the text: a tip, a date of change, or an error. */
export function Note({
  look = "tip",
  className,
  children,
}: {
  look?: keyof typeof looks;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={joinClasses(
        "rounded-card px-5 py-4 text-small print:border print:border-line",
        looks[look],
        className,
      )}
    >
      {children}
    </div>
  );
}
