import type { IncomingMessage } from "node:http";

/** What Node's adapter hands to handlers beside the request. */
export interface AppEnv {
  Bindings: { incoming: Pick<IncomingMessage, "socket"> };
}

/** Where the specification's {api} stands on this server. */
export const apiPath = "/api";
