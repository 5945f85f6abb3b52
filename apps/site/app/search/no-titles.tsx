import { articleMessages } from "@crm/contract/messages";
import { searchFailure } from "./search-failure.ts";

/** Shown when no title matches, or when the titles could not be searched. */
export function NoTitles({ hasFailed }: { hasFailed: boolean }) {
  if (hasFailed) return <p>{searchFailure}</p>;
  return (
    <>
      <p className="font-semibold">{articleMessages.noAnswer}</p>
      <p className="mt-1 text-small text-soft">{articleMessages.rephrase}</p>
    </>
  );
}
