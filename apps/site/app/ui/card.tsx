import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

/** A white card with a thin border. When the whole card is a link, its border changes on hover. */
export function Card({
  as: Tag = "div",
  interactive = false,
  className,
  children,
}: {
  as?: "div" | "article" | "li" | "section";
  interactive?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag
      className={joinClasses(
        "rounded-card border border-line bg-white p-5 wide:p-6",
        interactive && "relative lift",
        className,
      )}
    >
      {children}
    </Tag>
  );
}
