import type { IncomingMessage } from "node:http";

/** What each request carries through the middleware. */
export interface ServerEnvironment {
  /** Given by the Node adapter; absent when a test calls the app without a socket. */
  Bindings: { incoming?: Pick<IncomingMessage, "socket"> };
  Variables: {
    requestId: string;
    /** The visitor's address, or "unknown". */
    visitor: string;
    /** The address of the page that is asked for, spelled in one way; see `pageKey`. */
    pageKey: string | undefined;
  };
}
