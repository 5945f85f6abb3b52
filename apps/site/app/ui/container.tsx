import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

/** The page's width: 1200 px of content, with padding at the sides on every screen. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={joinClasses("mx-auto w-full max-w-page px-5 wide:px-6", className)}>
      {children}
    </div>
  );
}
