import EnterpriseForm from "../../dialogs/enterprise/enterprise-form.tsx";
import { type PageFormProps, RepeatedForm } from "../../dialogs/repeated-form.tsx";

/** The enterprise form on its own page. */
export default function EnterpriseFormOnPage(props: PageFormProps) {
  return <RepeatedForm Form={EnterpriseForm} id="enterprise" {...props} />;
}
