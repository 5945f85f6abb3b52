import { basename } from "node:path";
import { maxCharacters } from "@crm/contract/fields/length-rules";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { limitBodyTo } from "../../http/limit-body.ts";
import { limitBody } from "../../http/read-json.ts";
import { addPicture, type UploadedFile } from "../../media/add-picture.ts";
import { changeAlt } from "../../media/change-alt.ts";
import { deletePicture } from "../../media/delete-picture.ts";
import { maxAltLength, maxPictureBytes } from "../../media/picture-limits.ts";
import { replacePicture } from "../../media/replace-picture.ts";
import { shownSize } from "../../media/shown-size.ts";
import type { Services } from "../../services.ts";
import type { UploadedPicture } from "../transport/content-shapes.ts";
import type { ReplacedPicture } from "../transport/picture-shapes.ts";
import { readForm } from "../transport/read-form.ts";
import { findPicture, listPictures } from "./find-pictures.ts";

const limitPicture = limitBodyTo(maxPictureBytes);

/** As long as an article's alternative text. */
const altForm = z.object({
  alt: z
    .string({ error: "Please say what the picture shows" })
    .trim()
    .check(maxCharacters(maxAltLength)),
});

/** The pictures of articles: uploading, searching, replacing and deleting them. */
export function createPictureDesk(services: Services): Hono<DeskEnv> {
  const { log } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);
  const mayChange = requireRight("pictures", "change");

  app.get("/", async (c) => c.json(await listPictures(services, c)));

  app.get("/:id", async (c) => c.json(await findPicture(services, c.req.param("id"))));

  app.post("/", requireRight("pictures", "add"), limitPicture, async (c) => {
    const picture = await addPicture(services, await readFile(c));
    const { address } = picture;
    log.info({ person: c.get("person").id, picture: address }, "picture added");
    await audit(c, "pictures.added", basename(address));
    return c.json<UploadedPicture>({ address, ...shownSize(picture) }, 201);
  });

  app.put("/:id", mayChange, limitBody, async (c) => {
    const id = c.req.param("id");
    await changeAlt(services, id, (await readForm(c, altForm)).alt);
    await audit(c, "pictures.changed", id);
    return c.json(await findPicture(services, id));
  });

  app.post("/:id/replace", mayChange, limitPicture, async (c) => {
    const id = c.req.param("id");
    const { name, articles } = await replacePicture(services, id, await readFile(c));
    log.info({ person: c.get("person").id, picture: id, by: name }, "picture replaced");
    await audit(c, "pictures.replaced", id, { by: name, articles });
    return c.json<ReplacedPicture>({ id: name, articles });
  });

  app.delete("/:id", mayChange, async (c) => {
    const id = c.req.param("id");
    await deletePicture(services, id);
    log.info({ person: c.get("person").id, picture: id }, "picture deleted");
    await audit(c, "pictures.deleted", id);
    return c.json({ id });
  });

  return app;
}

/** An uploaded file: it is the body, and its name is in the address. */
async function readFile(c: Context<DeskEnv>): Promise<UploadedFile> {
  return {
    bytes: new Uint8Array(await c.req.arrayBuffer()),
    fileName: c.req.query("name") ?? "",
    addedBy: c.get("person").id,
  };
}
