import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { FormReply } from "../forms/form-reply.ts";
import { paths } from "../paths.ts";
import { FormHtml } from "../rendering/form-html.tsx";
import { ServerHtml } from "../rendering/server-html.tsx";
import { Card } from "../ui/card.tsx";
import { Container } from "../ui/container.tsx";
import type { PageFormProps } from "./repeated-form.tsx";

/** A part of a lead form's own page. */
export type PagePart = { part: "intro" | "chat" } | ({ part: "form" } & PageFormProps);

/**
 * A lead dialog's form on a page of its own, for visitors without JavaScript.
 *
 * @param load imports the form
 * @param reply the server's answer when the form was sent without JavaScript
 * @param Document the page's parts, in a module named `*.ssr.tsx`
 */
export function LeadFormLayout({
  load,
  reply,
  Document,
}: {
  load: () => Promise<{ default: (props: PageFormProps) => ReactNode }>;
  reply: FormReply | undefined;
  Document: (part: PagePart) => ReactNode;
}) {
  const props = { reply, navigate: useNavigate() };
  return (
    <Container className="grid items-start gap-x-16 gap-y-12 pt-4 pb-20 wide:pt-14 wide:pb-28 desk:grid-cols-14-9">
      <div>
        <ServerHtml name="intro">
          <Document part="intro" />
        </ServerHtml>
        <Card className="mt-6 rounded-panel! p-5! pt-0! wide:p-9! wide:pt-4!">
          <FormHtml
            name="form"
            load={load}
            props={props}
            atOnce={Boolean(reply)}
            next={paths.thankYou}
          >
            <Document part="form" {...props} />
          </FormHtml>
        </Card>
      </div>
      <ServerHtml name="chat">
        <Document part="chat" />
      </ServerHtml>
    </Container>
  );
}
