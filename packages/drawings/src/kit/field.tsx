import type { ReactNode } from "react";
import { CheckIcon } from "../icons/ui-icons.tsx";

/** A drawing of a form field: its label above, a rule or a count below. */
export function Field({
  label,
  hint,
  focus = false,
  className = "",
  children,
}: {
  label: string;
  hint?: ReactNode;
  focus?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <span className="text-drawing-sm font-semibold text-ink">{label}</span>
      <span
        className={`flex min-h-8.5 min-w-0 items-center gap-2 rounded-drawing-field border bg-white px-2.5 py-1.5 ${
          focus ? "border-green shadow-focus" : "border-line"
        }`}
      >
        {children}
      </span>
      {hint && <span className="text-drawing-xs leading-row text-soft">{hint}</span>}
    </div>
  );
}

export function Toggle({ on, className = "" }: { on: boolean; className?: string }) {
  return (
    <span
      className={`inline-flex h-4.5 w-8 shrink-0 items-center rounded-full p-0.5 ${
        on ? "justify-end bg-green" : "bg-line"
      } ${className}`}
    >
      <span className="size-3.5 rounded-full bg-white" />
    </span>
  );
}

export function Checkbox({ on, className = "" }: { on: boolean; className?: string }) {
  return (
    <span
      className={`inline-flex size-4 shrink-0 items-center justify-center rounded-drawing-check ${
        on ? "bg-green text-white" : "bg-white inset-shadow-box"
      } ${className}`}
    >
      {on && <CheckIcon className="size-3 stroke-3" />}
    </span>
  );
}
