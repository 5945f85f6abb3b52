import { showFormReply } from "../../backend/.server/form-reply-context.ts";
import { copy } from "../../dialogs/book-demo/copy.ts";
import { LeadFormLayout } from "../../dialogs/lead-form-layout.tsx";
import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/book-demo.ts";
import BookDemoDocument from "./book-demo-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const action = showFormReply;

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => describePage(matches, { ...copy.page, noIndex: true })
  : keepHead();

const loadForm = () => import("./demo-form-on-page.tsx");

/** `/book-demo`: the form of the demo dialog, for visitors without JavaScript. */
export default function BookDemo({ actionData }: Route.ComponentProps) {
  return <LeadFormLayout load={loadForm} reply={actionData} Document={BookDemoDocument} />;
}
