import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

const sizes = {
  display: "text-display",
  title: "text-title",
  section: "text-section",
  card: "text-card tracking-card",
} as const;

/** A heading whose level in the document (`as`) is independent of its visual size (`size`). */
export function Heading({
  as: Tag = "h2",
  size = "title",
  id,
  focusFirst,
  className,
  children,
}: {
  as?: "h1" | "h2" | "h3" | "h4";
  size?: keyof typeof sizes;
  id?: string;
  /** In a dialog: this heading receives the focus when the dialog opens. */
  focusFirst?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag
      id={id}
      tabIndex={focusFirst ? -1 : undefined}
      autoFocus={focusFirst}
      ref={focusFirst ? markForFocus : undefined}
      className={joinClasses(sizes[size], className)}
    >
      {children}
    </Tag>
  );
}

/**
 * Sets the attribute that browsers read when a dialog opens; React renders it only on the server.
 */
function markForFocus(heading: HTMLHeadingElement | null): void {
  heading?.setAttribute("autofocus", "");
}

/** The sentence below a heading: larger, softer, at most 34 em wide. */
export function Lede({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={joinClasses("max-w-note text-lede text-soft", className)}>{children}</p>;
}
