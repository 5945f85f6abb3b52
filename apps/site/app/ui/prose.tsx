import type { ReactNode } from "react";
import { joinClasses } from "./classes.ts";

/** Text written by editors; `prose.css` styles its headings, lists, pictures and tables. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={joinClasses("prose", className)}>{children}</div>;
}
