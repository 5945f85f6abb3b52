import type { ReactNode } from "react";

/** A list of questions that open in place. It is `<details>`, so it works without a script. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="border-b border-line">{children}</div>;
}

/** One question. Items that share `group` close each other. */
export function AccordionItem({
  question,
  group,
  open = false,
  children,
}: {
  question: ReactNode;
  group?: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    // A visitor may open and close items before React takes the page over: what is open, stays.
    <details
      name={group}
      open={open}
      className="group border-t border-line"
      suppressHydrationWarning
    >
      <summary className="flex min-h-11 list-none items-start justify-between gap-6 py-5 text-card font-semibold transition-colors hover:text-green">
        {question}
        <span aria-hidden="true" className="relative mt-1.5 size-4 shrink-0 text-green">
          <span className="absolute top-[7px] left-0 h-0.5 w-4 rounded-full bg-current" />
          <span className="absolute top-0 left-[7px] h-4 w-0.5 rounded-full bg-current transition-[scale] group-open:scale-y-0" />
        </span>
      </summary>
      <div className="max-w-[68ch] pb-6 text-soft">{children}</div>
    </details>
  );
}
