import { joinClasses } from "./classes.ts";

/** A typing indicator with three dots, and a text for screen readers. */
export function Loading({ text, className }: { text: string; className?: string }) {
  return (
    <p role="status" className={joinClasses("flex items-center gap-3 text-soft", className)}>
      <span
        aria-hidden="true"
        className="flex gap-1 rounded-card rounded-ss-tail border border-line bg-white px-3 py-2.5"
      >
        <span className="size-1.5 animate-pulse rounded-full bg-green" />
        <span className="size-1.5 animate-pulse rounded-full bg-green [animation-delay:200ms]" />
        <span className="size-1.5 animate-pulse rounded-full bg-green [animation-delay:400ms]" />
      </span>
      {text}
    </p>
  );
}
