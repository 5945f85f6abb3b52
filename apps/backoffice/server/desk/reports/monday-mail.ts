import { Hono } from "hono";
import { z } from "zod";
import { mondayMailRoles, switchMondayMail, wantsMondayMail } from "../../auth/monday-mail.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { limitBody } from "../../http/read-json.ts";
import type { Services } from "../../services.ts";
import { readForm } from "../transport/read-form.ts";
import type { MondayMailChoice } from "../transport/shapes.ts";

const form = z.object({ isOn: z.boolean("Choose whether you want the mail") });

/** One's own Monday mail: whether it comes, and switching it on and off. */
export function createMondayMailRoutes({ auth }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();

  app.get("/", async (c) => {
    const { id, role } = c.get("person");
    const isForRole = mondayMailRoles.some((one) => one === role);
    return c.json<MondayMailChoice>({ isOn: await wantsMondayMail(auth, id), isForRole });
  });

  app.put("/", limitBody, async (c) => {
    const { isOn } = await readForm(c, form);
    const { id, role } = c.get("person");
    await switchMondayMail(auth, id, isOn);
    return c.json<MondayMailChoice>({
      isOn: await wantsMondayMail(auth, id),
      isForRole: mondayMailRoles.some((one) => one === role),
    });
  });

  return app;
}
