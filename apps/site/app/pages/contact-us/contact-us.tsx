import { useLocation } from "react-router";
import { showFormReply } from "../../backend/.server/form-reply-context.ts";
import { hasDraft, storeDraft } from "../../forms/drafts.ts";
import { messageId } from "../../navigation/message-id.ts";
import { FormHtml } from "../../rendering/form-html.tsx";
import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeOrganization } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import { Card } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/contact-us.ts";
import ContactDocument from "./contact-document.ssr.tsx";
import { copy } from "./copy.ts";

export { loader } from "../../rendering/no-loader-data.ts";

export const action = showFormReply;

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) =>
      describePage(matches, {
        ...copy.page,
        preview: "contact",
        jsonLd: (siteUrl) => [
          describeOrganization(siteUrl),
          describeBreadcrumbs(siteUrl, [{ name: copy.page.title, path: copy.page.path }]),
        ],
      })
  : keepHead();

const loadForm = () => import("./contact-form.tsx");
const draft = "contact";
const keepTyped = (form: HTMLFormElement) => storeDraft(draft, form);

/** `/contact-us`: the ways to reach a person, the form, the company. */
export default function ContactUs({ actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const props = { reply: actionData, search };
  return (
    <>
      <ServerHtml name="ways">
        <ContactDocument part="ways" {...props} />
      </ServerHtml>
      <Section id={messageId} labelledBy="send-message">
        <div className="grid gap-x-14 gap-y-12 desk:grid-cols-14-9">
          <Card className="rounded-panel! p-6! wide:p-10!">
            <ServerHtml name="title">
              <ContactDocument part="title" {...props} />
            </ServerHtml>
            {/* The address may begin the message. */}
            <FormHtml
              name="form"
              load={loadForm}
              props={props}
              atOnce={Boolean(actionData || search) || hasDraft(draft)}
              keepTyped={keepTyped}
            >
              <ContactDocument part="form" {...props} />
            </FormHtml>
          </Card>
          <ServerHtml name="company" className="contents">
            <ContactDocument part="company" {...props} />
          </ServerHtml>
        </div>
      </Section>
    </>
  );
}
