import { joinClasses } from "./classes.ts";
import { StateLink } from "./state-link.tsx";

/** Breadcrumbs: links to the pages above this one. */
export function Breadcrumbs({
  steps,
  className,
}: {
  /** From the top down; `state` is passed to the navigation. */
  steps: readonly { name: string; path: string; state?: unknown }[];
  className?: string;
}) {
  return (
    <nav aria-label="Breadcrumb" className={joinClasses("text-fine text-soft", className)}>
      <ol className="flex flex-wrap items-center">
        {steps.map(({ name, path, state }, index) => (
          <li key={path} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="mx-2 text-dash">
                /
              </span>
            )}
            <StateLink
              to={path}
              state={state}
              className="inline-flex min-h-11 items-center underline-offset-link hover:text-green hover:underline"
            >
              {name}
            </StateLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
