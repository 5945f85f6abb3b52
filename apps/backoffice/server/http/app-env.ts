import type { IncomingMessage } from "node:http";

/** What Node's adapter gives to handlers in addition to the request. */
export interface AppEnv {
  Bindings: { incoming: Pick<IncomingMessage, "socket"> };
}

/** The base path of the API calls on this server. */
export const apiPath = "/api";
