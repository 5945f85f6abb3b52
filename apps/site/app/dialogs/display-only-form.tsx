import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";

/** A form whose button opens a page of the app. It sends no data (`display-only-forms.ts`). */
export function DisplayOnlyForm({
  id,
  to,
  note,
  submit,
  className,
  children,
}: {
  /** The name of the dialog. */
  id: string;
  to: string;
  /** What happens to the typed text. It comes first, so that nobody types for nothing. */
  note: string;
  /** The words on the button. */
  submit: string;
  className: string;
  children: ReactNode;
}) {
  const noteId = `${id}-note`;
  return (
    <form action={to} noValidate className={className} data-display-only>
      <p id={noteId} className="max-w-note text-small">
        {note}
      </p>
      {children}
      <Button type="submit" aria-describedby={noteId}>
        {submit}
      </Button>
    </form>
  );
}
