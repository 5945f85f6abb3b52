import { articleMessages } from "@crm/contract/messages";
import type { ReactNode } from "react";
import { joinClasses } from "../ui/classes.ts";
import { searchFailure } from "./search-failure.ts";

/** The message of a page without search results. */
export function NoAnswerBubble({
  className,
  hasFailed = false,
  children,
}: {
  className?: string;
  /** The titles could not be searched, so the page may not say that nothing matches. */
  hasFailed?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      role="status"
      className={joinClasses(
        "w-fit rounded-card rounded-ss-tail border border-line bg-white px-6 py-5",
        className,
      )}
    >
      {hasFailed ? (
        <p>{searchFailure}</p>
      ) : (
        <>
          <p className="font-semibold">{articleMessages.noAnswer}</p>
          <p className="mt-1 text-soft">{articleMessages.rephrase}</p>
        </>
      )}
      {children}
    </div>
  );
}
