import { showFormReply } from "../../backend/.server/form-reply-context.ts";
import { copy } from "../../dialogs/enterprise/copy.ts";
import EnterpriseForm from "../../dialogs/enterprise/enterprise-form.tsx";
import { LeadFormPage } from "../../dialogs/lead-form-page.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/enterprise-inquiry.ts";

export const action = showFormReply;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, { ...copy.page, noIndex: true });

/** `/enterprise-inquiry`: the form of the enterprise dialog, for visitors without JavaScript. */
export default function EnterpriseInquiry({ actionData }: Route.ComponentProps) {
  const { title, subtitle, chat } = copy;
  return (
    <LeadFormPage
      id="enterprise"
      title={title}
      subtitle={subtitle}
      chat={chat}
      reply={actionData}
      Form={EnterpriseForm}
    />
  );
}
