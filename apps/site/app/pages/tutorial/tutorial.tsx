import { tutorialPaths } from "@crm/brand";
import { useEffect } from "react";
import { copyCodeOnClick } from "../../content/copy-code.ts";
import { findTutorialAt } from "../../content/tutorials/tutorials.ts";
import { paths } from "../../paths.ts";
import { fetchServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import type { Route } from "./+types/tutorial.ts";
import TutorialDocument from "./tutorial-document.ssr.tsx";
import "../../articles/article.css";
import "../../content/tutorials/tutorial.css";

/** The nineteen tutorials share this route module; the path selects the tutorial. */
export function loader({ url }: Route.LoaderArgs) {
  const tutorial = findTutorialAt(url.pathname);
  if (!tutorial) throw new Response("There is no such tutorial", { status: 404 });
  return { tutorial };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const [{ tutorial }, serverHtml] = await Promise.all([serverLoader(), fetchServerHtml(url)]);
  return { tutorial, serverHtml };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description, key } = loaderData.tutorial;
  const path = tutorialPaths[key];
  return describePage(matches, {
    title,
    preview: "tutorials",
    description,
    path,
    type: "article",
    jsonLd: (siteUrl) => [
      describeBreadcrumbs(siteUrl, [
        { name: "Tutorials", path: paths.tutorials },
        { name: title, path },
      ]),
    ],
  });
};

export default function TutorialPage({ loaderData }: Route.ComponentProps) {
  useEffect(copyCodeOnClick, []);
  return (
    <ServerHtml name="document">
      <TutorialDocument tutorial={loaderData.tutorial} />
    </ServerHtml>
  );
}
