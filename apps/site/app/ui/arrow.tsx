import { joinClasses } from "./classes.ts";

/** The arrow at the end of a link's row; it moves when the pointer is over the row. */
export function Arrow({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        "size-2.5 rotate-45 border-t-2 border-e-2 border-green transition-transform group-hover:translate-x-1",
        className,
      )}
    />
  );
}
