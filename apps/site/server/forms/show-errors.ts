import { createMiddleware } from "hono/factory";
import { createStaleCache } from "../../app/backend/.server/stale-cache.ts";
import type { FormReply } from "../../app/forms/form-reply.ts";
import { formPages } from "../../app/forms/outcome.ts";
import { freshMs, shownMs } from "../page-cache/page-cache.ts";
import type { RenderPage } from "../render-pages.ts";
import type { ServerEnvironment } from "../server-bindings.ts";
import type { LeadForm } from "./lead-forms.ts";

/**
 * Shows every error of a form that was sent without JavaScript on the form's own page: a rate limit, a
 * body that is too large, a form from another site. The page contains what was typed if that was read.
 */
export function showErrors({ name: form }: LeadForm, render: RenderPage) {
  const renderEmpty = cacheReplies(render);
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    await next();
    const { status, headers } = c.res;
    if (status < 400 || headers.get("Content-Type")?.startsWith("text/html")) return;
    const outcome = { outcome: "error", message: await readMessage(c.res) } as const;
    const typed = c.get("typed");
    const reply: FormReply = { form, outcome, values: typed ?? {}, status };
    // Hono adds the headers of the first answer, so `Retry-After` stays.
    c.res = typed ? await render(formPages[form], reply) : await renderEmpty(reply);
  });
}

async function readMessage(response: Response): Promise<string> {
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  return isJson ? (JSON.parse(text) as { message: string }).message : text;
}

interface StoredReply {
  html: string;
  init: ResponseInit;
}

/** Room for each form's page with each of its few messages. Bytes. */
const maxBytes = 8 * 1024 * 1024;

/**
 * Caches pages with an error and without values, by form and message: rejected requests are unlimited,
 * so they must cost no rendering.
 */
function cacheReplies(render: RenderPage) {
  const cache = createStaleCache<StoredReply, FormReply>({
    freshMs,
    shownMs,
    maxBytes,
    sizeOf: ({ html }) => html.length || 1,
    async fetchValue(_key, _old, reply) {
      const page = await render(formPages[reply.form], reply);
      return { html: await page.text(), init: { status: page.status, headers: page.headers } };
    },
  });
  return async (reply: FormReply) => {
    const key = JSON.stringify([reply.status, reply.outcome]);
    const { value } = cache.find(key, reply) ?? (await cache.revalidate(key, reply));
    return new Response(value.html, value.init);
  };
}
