import { toIso } from "@crm/contract/dates";
import { Hono } from "hono";
import { z } from "zod";
import { createPreviewLink } from "../../articles/preview/preview-link.ts";
import { compareVersions } from "../../articles/versions/compare-versions.ts";
import { type ComparedText, listVersions } from "../../articles/versions/find-versions.ts";
import { restoreVersion } from "../../articles/versions/restore-version.ts";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { requireRight } from "../../auth/rights.ts";
import { HttpError } from "../../http/http-error.ts";
import { limitBody, readJson } from "../../http/read-json.ts";
import type { Services } from "../../services.ts";
import type { RestoredVersion } from "../transport/editing-shapes.ts";

/** `replaces`: the revision of the working copy that the editor agreed to replace; null: there is none. */
const restoration = z.object({
  replaces: z.int("Please reload the page and try again").nullable(),
});

/** An article's versions and the preview of its unpublished text. */
export function createVersionRoutes(services: Services): Hono<DeskEnv> {
  const { db, log } = services;
  const audit = createAudit(services);
  return new Hono<DeskEnv>()
    .get("/:id/versions", async (c) => c.json(await listVersions(services, c.req.param("id"))))
    .get("/:id/versions/compare", async (c) => {
      const [from, to] = [readText(c.req.query("from")), readText(c.req.query("to"))];
      return c.json(await compareVersions(db, c.req.param("id"), from, to));
    })
    .post(
      "/:id/versions/:number/restore",
      requireRight("articles", "change"),
      limitBody,
      async (c) => {
        const { id, number: given } = c.req.param();
        const number = readNumber(given);
        if (number === undefined) throw new HttpError(404, "There is no such version");
        const { replaces } = await readJson(c, restoration);
        const person = c.get("person").id;
        const time = await restoreVersion(services, id, number, { replaces, person });
        const cancelled = toIso(time);
        log.info({ person, article: id, version: number, cancelled }, "version restored");
        await audit(c, "articles.version-restored", id, { version: number });
        if (cancelled) await audit(c, "articles.changes-unscheduled", id, { at: cancelled });
        return c.json<RestoredVersion>({ ...(await listVersions(services, id)), cancelled });
      },
    )
    .get("/:id/preview", async (c) => c.json(await createPreviewLink(services, c.req.param("id"))));
}

function readText(given: string | undefined): ComparedText {
  if (given === "working-copy" || given === "article") return given;
  const number = readNumber(given);
  if (number !== undefined) return number;
  throw new HttpError(
    400,
    'Please name two versions by their numbers, or "working-copy" or "article"',
  );
}

/** A version's number; undefined when the text is none. */
function readNumber(given: string | undefined): number | undefined {
  return given !== undefined && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}
