import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

const sizes = {
  display: "text-display",
  title: "text-title",
  section: "text-section",
  card: "text-card tracking-[-0.015em]",
} as const;

/** A heading whose rank in the document (`as`) and size on the page (`size`) are two things. */
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
  /** In a dialog: the focus starts on this heading when the dialog opens. */
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

/** The browser reads this attribute when a dialog opens; React writes it into the server's HTML only. */
function markForFocus(heading: HTMLHeadingElement | null): void {
  heading?.setAttribute("autofocus", "");
}

/** The sentence under a heading: larger, softer, at most 34 em wide. */
export function Lede({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={joinClasses("max-w-[34em] text-lede text-soft", className)}>{children}</p>;
}
