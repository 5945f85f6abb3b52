import type { ReactNode } from "react";

const shapes = {
  /** Outside a field or a card. */
  box: "-inset-1.5 rounded-[1.1em]",
  /** Outside a button. */
  pill: "-inset-1.5 rounded-full",
  /** Inside a part that reaches the window's edge. */
  inside: "inset-1 rounded-[0.875em]",
};

/** Marks the control to click. It takes no space, so a picture has the same size with and without. */
export function Ring({
  on,
  shape = "box",
  className = "",
  children,
}: {
  on: boolean;
  shape?: keyof typeof shapes;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`relative inline-flex ${className}`}>
      {children}
      {on && (
        <span
          className={`pointer-events-none absolute z-20 border-3 border-gold shadow-ring ${shapes[shape]}`}
        />
      )}
    </div>
  );
}
