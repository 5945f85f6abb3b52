import type { ComponentProps } from "react";
import { Link } from "react-router";
import { joinClasses } from "./classes.ts";

/** The classes of a link in running text. */
export const textLinkClass =
  "font-medium text-green underline decoration-[1.5px] underline-offset-link hover:decoration-gold hover:decoration-[2.5px]";

/** A link inside the site, in running text. */
export function TextLink({
  className,
  ...rest
}: ComponentProps<typeof Link> & { className?: string }) {
  return <Link className={joinClasses(textLinkClass, className)} {...rest} />;
}

/** The label of a link that opens a new tab. */
export const newTabNote = "(opens in a new tab)";

/** A link that leaves the site or opens a phone or mail program, or a link that opens a new tab. */
export function TextAnchor({
  className,
  children,
  ...rest
}: ComponentProps<"a"> & { href: string }) {
  return (
    <a className={joinClasses(textLinkClass, className)} {...rest}>
      {children}
      {rest.target === "_blank" && <span className="sr-only"> {newTabNote}</span>}
    </a>
  );
}

/** A link to another site. It opens a new tab and says so. */
export function OutsideLink({
  children,
  className = textLinkClass,
  ...rest
}: ComponentProps<"a"> & { href: string }) {
  return (
    <a target="_blank" rel="noopener" className={className} {...rest}>
      {children}
      <span className="sr-only"> {newTabNote}</span>
    </a>
  );
}
