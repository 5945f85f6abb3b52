import { lazy } from "react";
import { dialogIds } from "../dialog-ids.ts";
import { FormUnavailable, LeadFormDialog } from "../lead-form-dialog.tsx";
import { copy } from "./copy.ts";

const BookDemoForm = lazy(() =>
  import("./book-demo-form.tsx").catch(() => ({ default: FormUnavailable })),
);

/** 'Book a Free Demo' (section 2.6), opened by buttons all over the site. */
export function BookDemoDialog() {
  return (
    <LeadFormDialog
      id={dialogIds.bookDemo}
      title={copy.title}
      subtitle={copy.subtitle}
      talk={copy.talk}
      form={BookDemoForm}
    />
  );
}
