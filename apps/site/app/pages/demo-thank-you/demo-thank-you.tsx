import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/demo-thank-you.ts";
import { copy } from "./copy.ts";
import DemoThankYouDocument from "./demo-thank-you-document.ssr.tsx";

/** Only what the page's head needs; the rest of the texts is in the server's HTML. */
export const loader = () => ({ page: copy.page });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  return describePage(matches, { ...page, noIndex: true });
};

/** `/demo-thank-you`: a neutral text, since no form opens this page, and how to reach sales. */
export default function DemoThankYou() {
  return (
    <ServerHtml name="document">
      <DemoThankYouDocument />
    </ServerHtml>
  );
}
