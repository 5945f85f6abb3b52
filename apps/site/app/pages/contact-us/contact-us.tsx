import { showFormReply } from "../../backend/.server/form-reply-context.ts";
import { messageId } from "../../navigation/contact-address.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeOrganization } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/contact-us.ts";
import ContactDocument from "./contact-document.ssr.tsx";
import { ContactForm } from "./contact-form.tsx";
import { copy } from "./copy.ts";

export const action = showFormReply;

/** The server renders a route that has a client loader only if it has a loader too. */
export const loader = () => null;

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

/** `/contact-us`: the ways to reach a person, the form, the company. */
export default function ContactUs({ actionData }: Route.ComponentProps) {
  const { title, lede } = copy.form;
  return (
    <>
      <ServerHtml name="ways">
        <ContactDocument part="ways" />
      </ServerHtml>
      <Section id={messageId} labelledBy="send-message">
        <div className="grid gap-x-14 gap-y-12 desk:grid-cols-14-9">
          <Card className="rounded-panel! p-6! wide:p-10!">
            <Heading id="send-message" size="section">
              {title}
            </Heading>
            <p className="mt-1.5 text-soft">{lede}</p>
            <ContactForm reply={actionData} />
          </Card>
          <ServerHtml name="company" className="contents">
            <ContactDocument part="company" />
          </ServerHtml>
        </div>
      </Section>
    </>
  );
}
