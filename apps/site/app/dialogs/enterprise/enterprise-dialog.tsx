import { paths } from "../../paths.ts";
import { dialogIds } from "../dialog-ids.ts";
import { LeadFormDialog } from "../lead-form-dialog.tsx";
import { copy } from "./copy.ts";

/** 'Enterprise Plan Inquiry', opened from the Enterprise plan and rendered on every page. */
export function EnterpriseDialog() {
  return (
    <LeadFormDialog
      id={dialogIds.enterprise}
      title={copy.title}
      subtitle={copy.subtitle}
      chat={copy.chat}
      page={paths.enterpriseInquiry}
    />
  );
}
