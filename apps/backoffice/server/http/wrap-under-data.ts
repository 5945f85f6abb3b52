import { createMiddleware } from "hono/factory";

/**
 * Call 4 is read by `data.status` (section 7): whatever it answers, refusals and faults included,
 * stands under `data`.
 */
export const wrapUnderData = createMiddleware(async (c, next) => {
  await next();
  const data = await c.res.json();
  const { status, headers } = c.res;
  const kept = new Headers(headers);
  kept.delete("Content-Length");
  c.res = undefined;
  c.res = new Response(JSON.stringify({ data }), { status, headers: kept });
});
