import { brand, mark } from "@crm/brand";
import { Link } from "react-router";

/** Above this many characters the name is set smaller, so that it fits beside the buttons. */
const longName = 16;

/** The mark and the product's name, leading home. */
export function Logo() {
  const size = brand.product.name.length > longName ? "text-small" : "text-[1.5625rem]";
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-field">
      <svg
        viewBox={`0 0 ${mark.size} ${mark.size}`}
        aria-hidden="true"
        className="size-[34px] shrink-0"
      >
        <path d={mark.bubble} className="fill-green" />
        <path
          d={mark.line}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-gold"
        />
      </svg>
      <span className={`max-w-[15em] leading-[1.1] font-heavy tracking-[-0.02em] ${size}`}>
        {brand.product.name}
      </span>
    </Link>
  );
}
