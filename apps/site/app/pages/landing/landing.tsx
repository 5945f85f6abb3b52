import { copyCodeOnClick } from "../../content/copy-code.ts";
import { findLandingPageAt } from "../../content/landing/landing-pages.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { keepContent, readContent } from "../../rendering/server-content.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeFaq, describeWebPage } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/landing.ts";
import LandingDocument from "./landing-document.ssr.tsx";

/** All landing pages share this route module; the path selects the page. */
export function loader({ url }: Route.LoaderArgs) {
  const page = findLandingPageAt(url.pathname);
  if (!page) throw new Response("There is no such page", { status: 404 });
  return keepContent(page);
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches, loaderData }) => {
      if (!loaderData) return [];
      const { title, description, path, preview, questions } = readContent(loaderData);
      const head = { title, description, path, preview };
      return describePage(matches, {
        ...head,
        jsonLd: (siteUrl) => [
          describeWebPage(siteUrl, head),
          describeFaq(questions.entries),
          describeBreadcrumbs(siteUrl, [{ name: head.title, path: head.path }]),
        ],
      });
    }
  : keepHead();

/** A landing page: a hero, the sections that its copy lists, questions, and one call to action. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <ServerHtml name="document" listen={copyCodeOnClick}>
      <LandingDocument loaded={loaderData} />
    </ServerHtml>
  );
}
