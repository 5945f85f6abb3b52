import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

/**
 * A chat bubble: `in` is the other side's message (white, corner at the left), `out` is yours
 * (leaf, corner at the right). The parent arranges bubbles in a column.
 */
export function Bubble({
  side = "in",
  as: Tag = "div",
  className,
  children,
}: {
  side?: "in" | "out";
  as?: "div" | "p" | "li";
  className?: string;
  children: ReactNode;
}) {
  return (
    <Tag
      className={joinClasses(
        "w-fit max-w-[84%] rounded-card px-4 py-2.5 text-fine leading-bubble text-ink",
        side === "in" ? "self-start rounded-ss-tail bg-white" : "self-end rounded-se-tail bg-leaf",
        className,
      )}
    >
      {children}
    </Tag>
  );
}
