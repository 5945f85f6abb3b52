import { createMiddleware } from "hono/factory";
import type { Backend } from "../../app/backend/.server/backend.ts";
import { receiptParameter } from "../../app/forms/thank-you-state.ts";
import { paths } from "../../app/paths.ts";
import type { ConsumeRateLimit } from "../rate-limits.ts";
import type { RenderPage } from "../render-pages.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

interface Parts {
  backend: Pick<Backend, "readReceipt">;
  render: RenderPage;
  consumeRateLimit: ConsumeRateLimit;
}

/**
 * Confirms a form that was sent without JavaScript, when the thank-you page's address has a valid
 * receipt. That page is for one visitor, so it is not cached. Any other receipt, and a receipt that is
 * opened too often, redirects to the neutral page.
 */
export function confirmReceipt({ backend, render, consumeRateLimit }: Parts) {
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const query = new URL(c.req.url).searchParams;
    if (!query.has(receiptParameter)) return next();
    const form = backend.readReceipt(query.get(receiptParameter));
    if (!form || (await consumeRateLimit("receipt", c.get("visitor"))) !== undefined) {
      c.header("Cache-Control", "no-store");
      return c.redirect(paths.thankYou, 303);
    }
    const outcome = { outcome: "booked" } as const;
    const page = await render(paths.thankYou, { form, outcome, values: {}, status: 200 });
    page.headers.set("Cache-Control", "no-store");
    return page;
  });
}
