import { copy } from "./copy.ts";
import { mainId } from "./main.tsx";

/** The first focusable element of the page: it skips the header. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="print:hidden fixed top-3 inset-s-3 z-50 -translate-y-20 rounded-full bg-ink px-5 py-2.5 font-semibold text-white transition-transform focus:translate-y-0"
    >
      {copy.skip}
    </a>
  );
}
