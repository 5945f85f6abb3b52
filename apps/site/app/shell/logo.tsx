import { brand } from "@crm/brand";
import { Mark } from "@crm/drawings/kit/mark";
import { Link } from "react-router";

/** A longer name is set smaller, so that it fits beside the buttons. Characters. */
const longName = 16;

/** The logo and the product's name, linked to the home page. */
export function Logo() {
  const size = brand.product.name.length > longName ? "text-small" : "text-[1.5625rem]";
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-field">
      <Mark className="size-[34px] shrink-0" />
      <span className={`max-w-[15em] leading-[1.1] font-heavy tracking-[-0.02em] ${size}`}>
        {brand.product.name}
      </span>
    </Link>
  );
}
