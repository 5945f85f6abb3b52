import type { ComponentProps } from "react";
import { Link } from "react-router";
import { joinClasses } from "./classes.ts";

/**
 * `go` is the main action of a section, `quiet` a secondary one, `gold` an offer on a dark surface.
 */
export type ButtonLook = "go" | "quiet" | "gold" | "leaf";
export type ButtonSize = "small" | "medium" | "large";

const looks: Record<ButtonLook, string> = {
  go: "border-transparent bg-green text-white hover:bg-green-dark",
  quiet: "border-ink text-ink hover:bg-ink hover:text-paper",
  gold: "border-transparent bg-gold text-ink hover:bg-gold-soft",
  leaf: "border-transparent bg-leaf text-green hover:bg-mint",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-11 px-5 text-small",
  medium: "min-h-12 px-6 text-small",
  large: "min-h-13.5 px-6.5 text-body",
};

/** The classes of a button, for other elements such as a summary. */
export function buttonClass(look: ButtonLook = "go", size: ButtonSize = "large", more?: string) {
  return joinClasses(
    "inline-flex items-center justify-center gap-2.5 rounded-full border-firm py-1.5 text-center leading-tight font-semibold select-none",
    "transition-press active:translate-y-px",
    "disabled:pointer-events-none disabled:opacity-60 aria-disabled:opacity-60",
    sizes[size],
    looks[look],
    more,
  );
}

interface Appearance {
  look?: ButtonLook;
  size?: ButtonSize;
}

/**
 * A button. Unless it submits a form, clicks before hydration are replayed: see `boot-script.ts`.
 */
export function Button({
  look,
  size,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Appearance) {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />;
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  look,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & Appearance & { className?: string }) {
  return <Link className={buttonClass(look, size, className)} {...rest} />;
}

/** A link that leaves the site, such as to the app, with a full page load. */
export function ButtonAnchor({
  look,
  size,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & Appearance & { href: string }) {
  return (
    <a className={buttonClass(look, size, className)} {...rest}>
      {children}
    </a>
  );
}
