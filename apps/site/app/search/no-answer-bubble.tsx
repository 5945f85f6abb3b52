import { articleMessages } from "@crm/contract/messages";
import type { ReactNode } from "react";
import { joinClasses } from "../ui/classes.ts";

/** What a page of search results says when there are none. */
export function NoAnswerBubble({
  className,
  children,
}: {
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      role="status"
      className={joinClasses(
        "w-fit rounded-card rounded-tl-[4px] border border-line bg-white px-6 py-5",
        className,
      )}
    >
      <p className="font-semibold">{articleMessages.noAnswer}</p>
      <p className="mt-1 text-soft">{articleMessages.rephrase}</p>
      {children}
    </div>
  );
}
