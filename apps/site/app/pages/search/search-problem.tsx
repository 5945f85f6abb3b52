import { copy } from "./copy.ts";

/** Shown when the search could not be made. */
export function SearchProblem() {
  return (
    <p
      role="alert"
      className="w-fit rounded-card rounded-ss-tail border border-line bg-white px-6 py-5"
    >
      {copy.failed}
    </p>
  );
}
