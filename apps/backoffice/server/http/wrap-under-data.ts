import { createMiddleware } from "hono/factory";

/**
 * Callers of call 4 read `data.status`, so every answer of it is wrapped in `data`, errors too.
 */
export const wrapUnderData = createMiddleware(async (c, next) => {
  await next();
  const data = await c.res.json();
  const { status, headers } = c.res;
  const remaining = new Headers(headers);
  remaining.delete("Content-Length");
  c.res = undefined;
  c.res = new Response(JSON.stringify({ data }), { status, headers: remaining });
});
