import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { backendContext, publicSettingsContext } from "../../backend/.server/context.ts";
import { listFailure } from "../../lists/list-failure.ts";
import type { Route } from "./+types/sitemap-part.ts";
import { answerSitemap } from "./answer-sitemap.ts";
import { openSitemap, partSize } from "./list-entries.ts";
import { writePart } from "./write-sitemap.ts";

/** `/sitemaps/1.xml` and so on: a thousand addresses each. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(publicSettingsContext);
  const part = /^([1-9]\d{0,4})\.xml$/.exec(params.part)?.[1];
  const sitemap = await openSitemap(build as ServerBuild, context.get(backendContext));
  const listed = await sitemap.read((Number(part ?? 0) - 1) * partSize, partSize);
  const entries = part ? listed.entries : [];
  if (entries.length === 0) {
    return listed.isSure || !part
      ? new Response("There is no such part of the sitemap.", { status: 404 })
      : new Response(listFailure, { status: 502 });
  }
  return answerSitemap(writePart(siteUrl, entries), listed.isWhole);
}
