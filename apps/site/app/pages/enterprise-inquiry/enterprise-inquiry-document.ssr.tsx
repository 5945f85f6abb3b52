import { copy } from "../../dialogs/enterprise/copy.ts";
import type { PagePart } from "../../dialogs/lead-form-layout.tsx";
import { LeadFormPart } from "../../dialogs/lead-form-part.tsx";
import EnterpriseFormOnPage from "./enterprise-form-on-page.tsx";

/** The enterprise form's own page. */
export default function EnterpriseInquiryDocument(shown: PagePart) {
  if (shown.part === "form") return <EnterpriseFormOnPage {...shown} />;
  return <LeadFormPart part={shown.part} copy={copy} />;
}
