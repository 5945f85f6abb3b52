import type { ReactNode } from "react";

const tones = {
  go: "bg-green text-white",
  quiet: "bg-white text-ink inset-shadow-line",
};

/** A drawing of a button; it is not a control. */
export function ButtonLook({
  tone = "go",
  className = "",
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex h-8 shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-full px-3.5 text-drawing-base font-semibold leading-none ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
