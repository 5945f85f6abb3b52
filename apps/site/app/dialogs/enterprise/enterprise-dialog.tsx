import { lazy } from "react";
import { dialogIds } from "../dialog-ids.ts";
import { FormUnavailable, LeadFormDialog } from "../lead-form-dialog.tsx";
import { copy } from "./copy.ts";

const EnterpriseForm = lazy(() =>
  import("./enterprise-form.tsx").catch(() => ({ default: FormUnavailable })),
);

/** 'Enterprise Plan Inquiry' (section 2.6), opened from the Enterprise plan. */
export function EnterpriseDialog() {
  return (
    <LeadFormDialog
      id={dialogIds.enterprise}
      title={copy.title}
      subtitle={copy.subtitle}
      talk={copy.talk}
      form={EnterpriseForm}
    />
  );
}
