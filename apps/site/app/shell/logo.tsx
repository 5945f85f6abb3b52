import { brand } from "@crm/brand";
import { Mark } from "@crm/drawings/kit/mark";
import { Link } from "react-router";

/** A longer name is set smaller, so that it fits beside the buttons. Characters. */
const longName = 16;

/** The logo and the product's name, linked to the home page. */
export function Logo() {
  const size = brand.product.name.length > longName ? "text-small" : "text-logo";
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-field">
      <Mark className="size-8.5 shrink-0" />
      <span className={`max-w-headline leading-figure font-heavy tracking-brand ${size}`}>
        {brand.product.name}
      </span>
    </Link>
  );
}
