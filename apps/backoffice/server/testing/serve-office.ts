import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createApp } from "../app.ts";
import type { Services } from "../services.ts";

/** Serves a back office on a free port of loopback. */
export async function serveOffice(
  services: Services,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = serve({
    fetch: createApp(services).fetch,
    hostname: "127.0.0.1",
    port: 0,
  }) as Server;
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
