import { copy } from "./copy.ts";

/** The element that the skip link and route changes move the focus to. */
export const mainId = "main";

/** The first thing a keyboard reaches: past the header, straight to the page. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="print:hidden fixed top-3 left-3 z-50 -translate-y-20 rounded-full bg-ink px-5 py-2.5 font-semibold text-white transition-[translate] focus:translate-y-0"
    >
      {copy.skip}
    </a>
  );
}
