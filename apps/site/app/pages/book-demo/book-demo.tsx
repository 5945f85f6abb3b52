import { showFormReply } from "../../backend/.server/form-reply-context.ts";
import BookDemoForm from "../../dialogs/book-demo/book-demo-form.tsx";
import { copy } from "../../dialogs/book-demo/copy.ts";
import { LeadFormPage } from "../../dialogs/lead-form-page.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/book-demo.ts";

export const action = showFormReply;

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, { ...copy.page, noIndex: true });

/** `/book-demo`: the form of the demo dialog, for visitors without JavaScript. */
export default function BookDemo({ actionData }: Route.ComponentProps) {
  const { title, subtitle, chat } = copy;
  return (
    <LeadFormPage
      id="demo"
      title={title}
      subtitle={subtitle}
      chat={chat}
      reply={actionData}
      Form={BookDemoForm}
    />
  );
}
