import { useEffect } from "react";
import { copyCodeOnClick } from "../../content/copy-code.ts";
import { findLandingPageAt } from "../../content/landing/landing-pages.ts";
import { fetchServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeFaq, describeWebPage } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/landing.ts";
import LandingDocument from "./landing-document.ssr.tsx";

/** All landing pages share this route module; the path selects the page. */
export function loader({ url }: Route.LoaderArgs) {
  const page = findLandingPageAt(url.pathname);
  if (!page) throw new Response("There is no such page", { status: 404 });
  // Only what the page's head needs; the rest of the texts is in the server's HTML.
  const { title, description, path, preview, questions } = page;
  return { head: { title, description, path, preview }, questions: questions.entries };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const [head, serverHtml] = await Promise.all([serverLoader(), fetchServerHtml(url)]);
  return { ...head, serverHtml };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { head, questions } = loaderData;
  return describePage(matches, {
    ...head,
    jsonLd: (siteUrl) => [
      describeWebPage(siteUrl, head),
      describeFaq(questions),
      describeBreadcrumbs(siteUrl, [{ name: head.title, path: head.path }]),
    ],
  });
};

/** A landing page: a hero, the sections that its copy lists, questions, and one call to action. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  useEffect(copyCodeOnClick, []);
  return (
    <ServerHtml name="document">
      <LandingDocument path={loaderData.head.path} />
    </ServerHtml>
  );
}
