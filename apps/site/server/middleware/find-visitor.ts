import { listTrustedProxies, pickClientAddress } from "@crm/server-kit/client-address";
import { createMiddleware } from "hono/factory";
import type { ServerEnvironment } from "../server-bindings.ts";

/** Sets the visitor's address, from the connection and the trusted proxies' X-Forwarded-For. */
export function findVisitor(trustedProxies: readonly string[]) {
  const proxies = listTrustedProxies(trustedProxies);
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
    const connection = c.env?.incoming?.socket.remoteAddress ?? "";
    c.set("visitor", pickClientAddress([...forwarded, connection], proxies));
    await next();
  });
}
