import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import { hasPicture, pictureHeaders } from "@crm/server-kit/stored-picture";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { MediaStorage } from "./media-storage.ts";

/** Serves pictures to everybody: to the desk, and to sites, which store them and serve the readers. */
export function createPictureRoutes(media: MediaStorage): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`${mediaPath}/:name`, async (c) => {
    const name = c.req.param("name");
    if (!readPictureSize(`${mediaPath}/${name}`)) return c.notFound();
    if (hasPicture(c.req.header("If-None-Match"), name)) {
      // A site asks this way whether the picture still exists.
      return (await media.exists(name)) ? c.body(null, 304, pictureHeaders(name)) : c.notFound();
    }
    const bytes = await media.read(name);
    return bytes ? c.body(bytes, 200, pictureHeaders(name)) : c.notFound();
  });
}
