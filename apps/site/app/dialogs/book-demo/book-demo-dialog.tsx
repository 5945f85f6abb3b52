import { paths } from "../../paths.ts";
import { dialogIds } from "../dialog-ids.ts";
import { LeadFormDialog } from "../lead-form-dialog.tsx";
import { copy } from "./copy.ts";

/** 'Book a Free Demo', opened by buttons across the site. */
export function BookDemoDialog() {
  return (
    <LeadFormDialog
      id={dialogIds.bookDemo}
      title={copy.title}
      subtitle={copy.subtitle}
      chat={copy.chat}
      page={paths.bookDemo}
    />
  );
}
