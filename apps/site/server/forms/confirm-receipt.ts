import { createMiddleware } from "hono/factory";
import type { Backend } from "../../app/backend/.server/backend.ts";
import { receiptParameter } from "../../app/forms/thank-you-state.ts";
import { paths } from "../../app/paths.ts";
import type { RenderPage } from "../render-pages.ts";

/**
 * Confirms a form that was sent without JavaScript, when the thank-you page's address has a valid
 * receipt. That page is for one visitor, so it is not cached; any other request gets the neutral page.
 */
export function confirmReceipt({ readReceipt }: Pick<Backend, "readReceipt">, render: RenderPage) {
  return createMiddleware(async (c, next) => {
    const form = readReceipt(c.req.query(receiptParameter) ?? null);
    if (!form) return next();
    const outcome = { outcome: "booked" } as const;
    const page = await render(paths.thankYou, { form, outcome, values: {}, status: 200 });
    page.headers.set("Cache-Control", "no-store");
    return page;
  });
}
