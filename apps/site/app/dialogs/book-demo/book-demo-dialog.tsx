import { dialogIds } from "../dialog-ids.ts";
import { LeadFormDialog } from "../lead-form-dialog.tsx";
import { copy } from "./copy.ts";

/** 'Book a Free Demo' (section 2.6), opened by buttons all over the site. */
export function BookDemoDialog() {
  return (
    <LeadFormDialog
      id={dialogIds.bookDemo}
      title={copy.title}
      subtitle={copy.subtitle}
      talk={copy.talk}
      loadForm={() => import("./book-demo-form.tsx")}
    />
  );
}
