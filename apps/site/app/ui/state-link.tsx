import type { ComponentProps } from "react";
import { Link } from "react-router";

/** On a link with navigation state: the router's options as JSON. */
export const navigationAttribute = "data-navigation";

/** Where a link leads beside its address. */
export interface LinkNavigation {
  /** The address for the router, if the reader sees another one. */
  to?: string;
  state?: unknown;
}

/**
 * A link with navigation state. The state is also in the HTML, so that the link does the same in HTML
 * that only the server renders.
 *
 * @param mask the address that the reader sees, if `to` says more
 */
export function StateLink({
  to,
  mask,
  state,
  ...rest
}: Omit<ComponentProps<typeof Link>, "to" | "mask"> & { to: string; mask?: string }) {
  const navigation: LinkNavigation = { ...(mask && { to }), state };
  const isPlain = !mask && state === undefined;
  return (
    <Link
      to={to}
      state={state}
      {...(mask && { mask })}
      {...(!isPlain && { [navigationAttribute]: JSON.stringify(navigation) })}
      {...rest}
    />
  );
}
