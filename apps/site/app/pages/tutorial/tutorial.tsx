import { tutorialPaths } from "@crm/brand";
import { businessAccountVideo } from "../../content/clips/clip-files.ts";
import { copyCodeOnClick } from "../../content/copy-code.ts";
import { findTutorialAt } from "../../content/tutorials/tutorials.ts";
import { paths } from "../../paths.ts";
import { keepHead } from "../../rendering/page-head.ts";
import { keepContent, readContent } from "../../rendering/server-content.ts";
import { loadServerHtml, ServerHtml } from "../../rendering/server-html.tsx";
import { describeBreadcrumbs, describeTutorial, describeVideo } from "../../seo/json-ld.ts";
import { describePage } from "../../seo/page-meta.ts";
import { type Preview, previewPath } from "../../seo/previews.ts";
import type { Route } from "./+types/tutorial.ts";
import TutorialDocument from "./tutorial-document.ssr.tsx";
import "../../articles/article.css";
import "../../content/tutorials/tutorial.css";

/** The nineteen tutorials share this route module; the path selects the tutorial. */
export function loader({ url }: Route.LoaderArgs) {
  const tutorial = findTutorialAt(url.pathname);
  if (!tutorial) throw new Response("There is no such tutorial", { status: 404 });
  return keepContent(tutorial);
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadServerHtml(args);

export const meta: Route.MetaFunction = import.meta.env.SSR
  ? ({ matches, loaderData }) => {
      if (!loaderData) return [];
      const { title, description, key, file, minutes } = readContent(loaderData);
      const video = key === "businessAccount" ? businessAccountVideo : undefined;
      const path = tutorialPaths[key];
      const preview: Preview = { name: `tutorials/${file}`, alt: `${title}, with a screenshot` };
      return describePage(matches, {
        title,
        preview,
        description,
        path,
        type: "article",
        jsonLd: (siteUrl) => [
          describeTutorial(siteUrl, {
            path,
            title,
            description,
            image: previewPath(preview.name),
            minutes,
          }),
          ...(video ? [describeVideo(siteUrl, { ...video, description, file: video.mp4 })] : []),
          describeBreadcrumbs(siteUrl, [
            { name: "Tutorials", path: paths.tutorials },
            { name: title, path },
          ]),
        ],
      });
    }
  : keepHead();

export default function TutorialPage({ loaderData }: Route.ComponentProps) {
  return (
    <ServerHtml name="document" listen={copyCodeOnClick}>
      <TutorialDocument loaded={loaderData} />
    </ServerHtml>
  );
}
