import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

const looks = { leaf: "bg-leaf text-green", gold: "bg-gold text-ink" } as const;

/** The marker of a step: a small bubble with a number or a sign in it. */
export function StepMark({
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
      aria-hidden="true"
      className={joinClasses(
        "grid size-11 shrink-0 place-items-center rounded-card rounded-es-tail text-card font-heavy tabular",
        looks[look],
        className,
      )}
    >
      {children}
    </span>
  );
}
