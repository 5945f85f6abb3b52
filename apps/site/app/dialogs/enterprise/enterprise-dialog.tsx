import { dialogIds } from "../dialog-ids.ts";
import { LeadFormDialog } from "../lead-form-dialog.tsx";
import { copy } from "./copy.ts";

/** 'Enterprise Plan Inquiry' (section 2.6), opened from the Enterprise plan and kept on every page. */
export function EnterpriseDialog() {
  return (
    <LeadFormDialog
      id={dialogIds.enterprise}
      title={copy.title}
      subtitle={copy.subtitle}
      talk={copy.talk}
      loadForm={() => import("./enterprise-form.tsx")}
    />
  );
}
