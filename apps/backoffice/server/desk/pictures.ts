import { Hono } from "hono";
import type { DeskEnv } from "../auth/require-person.ts";
import { limitBodyTo } from "../http/limit-body.ts";
import { encodePicture, maxPictureBytes } from "../media/encode-picture.ts";
import { shownSize } from "../media/shown-size.ts";
import { storePicture } from "../media/store-picture.ts";
import type { Services } from "../services.ts";
import type { UploadedPicture } from "./transport/content-shapes.ts";

/** Uploads pictures for articles: the file is the body, its name is in the address. */
export function createUploadRoutes({ media, log }: Services): Hono<DeskEnv> {
  return new Hono<DeskEnv>().post("/", limitBodyTo(maxPictureBytes), async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const picture = await encodePicture(bytes, c.req.query("name") ?? "");
    await storePicture(media, picture);
    const { address } = picture;
    log.info({ person: c.get("person").id, picture: address }, "picture added");
    return c.json<UploadedPicture>({ address, ...shownSize(picture) }, 201);
  });
}
