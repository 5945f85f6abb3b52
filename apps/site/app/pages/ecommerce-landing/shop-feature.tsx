import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import type { ReactNode } from "react";
import { joinClasses } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";

/** One feature beside its picture; every second one has its sides swapped. */
export function ShopFeature({
  feature: { title, text, points },
  flipped = false,
  children,
}: {
  feature: { title: string; text: string; points: readonly string[] };
  flipped?: boolean;
  /** The product screen. */
  children: ReactNode;
}) {
  return (
    <li
      className={joinClasses(
        "grid items-center gap-x-16 gap-y-8",
        flipped ? "desk:grid-cols-7-5" : "desk:grid-cols-5-7",
      )}
    >
      <div className={joinClasses(flipped && "desk:order-2")}>
        <Heading size="section">{title}</Heading>
        <p className="mt-3 text-lede text-soft">{text}</p>
        <ul className="mt-5 grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <CheckIcon className="mt-0.5 size-5 text-green" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </li>
  );
}
