import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/demo-thank-you.ts";
import { copy } from "./copy.ts";
import DemoThankYouDocument from "./demo-thank-you-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => describePage(matches, { ...copy.page, noIndex: true })
  : keepHead();

/** `/demo-thank-you`: a neutral text, since no form opens this page, and how to reach sales. */
export default function DemoThankYou() {
  return (
    <ServerHtml name="document">
      <DemoThankYouDocument />
    </ServerHtml>
  );
}
