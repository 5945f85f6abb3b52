import type { ComponentProps } from "react";
import { joinClasses } from "./classes.ts";

/** The close button of a dialog. It is a form of its own, so it works without a script. */
export function DialogClose({
  label = "Close",
  className,
}: {
  label?: string;
  className?: string;
}) {
  return (
    <form method="dialog" className={joinClasses("shrink-0", className)}>
      <CloseButton type="submit" aria-label={label} />
    </form>
  );
}

/** What every close button looks like. */
export function CloseButton(props: Omit<ComponentProps<"button">, "className">) {
  return (
    <button
      {...props}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-white transition-colors hover:border-ink"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
        <path
          d="M6 6l12 12M18 6L6 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
