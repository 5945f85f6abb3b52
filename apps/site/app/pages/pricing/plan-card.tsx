import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import { joinClasses } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";

/** One plan: name, offer, price, contents, and action. The popular plan's card is dark. */
export function PlanCard({
  name,
  label,
  offer,
  price,
  unit,
  points,
  children,
}: {
  name: string;
  /** The label of the popular plan; it makes the card dark. */
  label?: string;
  offer: ReactNode;
  price: string;
  unit?: string;
  points: readonly string[];
  children: ReactNode;
}) {
  const dark = label !== undefined;
  return (
    <li
      className={joinClasses(
        "flex flex-col rounded-panel p-6 wide:p-8",
        dark ? "on-dark bg-deep desk:py-12" : "border border-line bg-white",
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <Heading as="h3" size="card">
          {name}
        </Heading>
        {label && <Badge look="gold">{label}</Badge>}
      </div>
      <div className="mt-3 flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1">{offer}</div>
      <p className="mt-2">
        <span
          className={joinClasses(
            "block text-price leading-figure font-heavy figures",
            dark && "text-gold",
          )}
        >
          {price}
        </span>
        {/* Without a unit the space remains, so that the points of all cards begin on one line. */}
        <span className={joinClasses("block desk:min-h-7", dark ? "text-white/85" : "text-soft")}>
          {unit}
        </span>
      </p>
      <ul className="mt-5 mb-7 grid gap-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5 text-small">
            <CheckIcon
              className={joinClasses("mt-0.5 size-5", dark ? "text-gold" : "text-green")}
            />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{children}</div>
    </li>
  );
}
