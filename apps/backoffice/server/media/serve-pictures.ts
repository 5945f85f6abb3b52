import { mediaPath } from "@crm/contract/extensions/media";
import { readVariant } from "@crm/contract/extensions/picture-variants";
import { hasPicture, isPictureName, pictureHeaders } from "@crm/server-kit/stored-picture";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { Services } from "../services.ts";

/**
 * Serves pictures and their variants to everybody: to the desk, and to sites, which store them and serve the
 * readers. The first request for a missing variant has it made; a site gives its readers the original
 * until then.
 */
export function createPictureRoutes({
  media,
  variantMaker,
}: Pick<Services, "media" | "variantMaker">): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`${mediaPath}/:name`, async (c) => {
    const name = c.req.param("name");
    if (!isPictureName(name)) return c.notFound();
    if (hasPicture(c.req.header("If-None-Match"), name)) {
      // A site asks this way whether the picture still exists.
      return (await media.exists(name)) ? c.body(null, 304, pictureHeaders(name)) : c.notFound();
    }
    const bytes = await media.read(name);
    if (bytes) return c.body(bytes, 200, pictureHeaders(name));
    const variant = readVariant(name);
    if (variant) variantMaker.request(variant.original);
    return c.notFound();
  });
}
