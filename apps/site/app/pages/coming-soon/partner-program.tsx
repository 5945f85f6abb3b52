import { keepHead } from "../../rendering/page-head.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/partner-program.ts";
import { partnerProgram } from "./copy.ts";
import PartnerProgramDocument from "./partner-program-document.ssr.tsx";

export { loader } from "../../rendering/no-loader-data.ts";

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches }) => describePage(matches, partnerProgram.page)
  : keepHead();

/** `/partner-program`. */
export default function PartnerProgram() {
  return (
    <ServerHtml name="document">
      <PartnerProgramDocument />
    </ServerHtml>
  );
}
