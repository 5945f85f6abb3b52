import type { ReactNode } from "react";

/** A form whose button leads to a page of the app. It has nothing to send along. */
export function UnsentForm({
  to,
  className,
  children,
}: {
  to: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <form
      action={to}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        location.assign(to);
      }}
      className={className}
    >
      {children}
    </form>
  );
}
