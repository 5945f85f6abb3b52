import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/partner-program.ts";
import { partnerProgram } from "./copy.ts";
import PartnerProgramDocument from "./partner-program-document.ssr.tsx";

/** Only what the page's head needs; the rest of the texts is in the server's HTML. */
export const loader = () => ({ page: partnerProgram.page });

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  return describePage(matches, page);
};

/** `/partner-program`. */
export default function PartnerProgram() {
  return (
    <ServerHtml name="document">
      <PartnerProgramDocument />
    </ServerHtml>
  );
}
