import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

/** Running text written by editors; `prose.css` sets its headings, lists, pictures and tables. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={joinClasses("prose", className)}>{children}</div>;
}
