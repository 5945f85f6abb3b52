import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";

/** A form whose button opens a page of the app. It sends no data (`display-only-forms.ts`). */
export function DisplayOnlyForm({
  to,
  className,
  children,
}: {
  to: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <form action={to} noValidate className={className} data-display-only>
      {children}
    </form>
  );
}

/** The button of such a form, with a note on what happens to the typed text. */
export function DisplayOnlySubmit({
  form,
  note,
  children,
}: {
  form: string;
  note: string;
  children: ReactNode;
}) {
  const noteId = `${form}-note`;
  return (
    <>
      <p id={noteId} className="max-w-note text-small">
        {note}
      </p>
      <Button type="submit" aria-describedby={noteId}>
        {children}
      </Button>
    </>
  );
}
