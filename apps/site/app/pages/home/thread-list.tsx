import type { ReactNode } from "react";
import { joinClasses } from "../../ui/classes.ts";

/** A list of points on a thread, with one knot for each. */
export function ThreadList({
  as: Tag = "ul",
  className,
  children,
}: {
  as?: "ul" | "ol";
  className?: string;
  children: ReactNode;
}) {
  return <Tag className={joinClasses("grid", className)}>{children}</Tag>;
}

/** One point; the thread continues to the next one. */
export function ThreadPoint({ children }: { children: ReactNode }) {
  return (
    <li className="group relative pb-4 ps-7 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-4 -bottom-2 inset-s-[4.5px] border-s-thread border-dotted border-gold group-last:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute top-1.5 inset-s-0 size-3 rounded-full border-2 border-gold bg-white"
      />
      {children}
    </li>
  );
}
