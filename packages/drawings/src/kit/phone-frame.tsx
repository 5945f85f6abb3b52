import type { ReactNode } from "react";

/**
 * A generic phone. Its width and height come from `className`. Sizes inside are in em, so the
 * frame's font size scales the whole conversation.
 */
export function PhoneFrame({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`phone ${className}`}>{children}</div>;
}
