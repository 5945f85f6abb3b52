import { showFormReply } from "../../backend/.server/form-reply-context.ts";
import { copy } from "../../dialogs/enterprise/copy.ts";
import { LeadFormLayout } from "../../dialogs/lead-form-layout.tsx";
import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/enterprise-inquiry.ts";
import EnterpriseInquiryDocument from "./enterprise-inquiry-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const action = showFormReply;

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => describePage(matches, { ...copy.page, noIndex: true })
  : keepHead();

const loadForm = () => import("./enterprise-form-on-page.tsx");

/** `/enterprise-inquiry`: the form of the enterprise dialog, for visitors without JavaScript. */
export default function EnterpriseInquiry({ actionData }: Route.ComponentProps) {
  return <LeadFormLayout load={loadForm} reply={actionData} Document={EnterpriseInquiryDocument} />;
}
