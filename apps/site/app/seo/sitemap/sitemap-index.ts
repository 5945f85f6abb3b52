import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { backendContext, publicSettingsContext } from "../../backend/.server/context.ts";
import type { Route } from "./+types/sitemap-index.ts";
import { answerSitemap } from "./answer-sitemap.ts";
import { dateParts, openSitemap } from "./list-entries.ts";
import { writeIndex } from "./write-sitemap.ts";

/** `/sitemap.xml`: the index of the sitemap's parts. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(publicSettingsContext);
  const sitemap = await openSitemap(build as ServerBuild, context.get(backendContext));
  return answerSitemap(writeIndex(siteUrl, await dateParts(sitemap)), sitemap.isWhole);
}
