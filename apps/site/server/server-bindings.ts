import type { IncomingMessage } from "node:http";

/** The types of Hono's bindings and variables in this app. */
export interface ServerEnvironment {
  /** Set by the Node adapter; absent when a test calls the app without a socket. */
  Bindings: { incoming?: Pick<IncomingMessage, "socket"> };
  Variables: {
    requestId: string;
    /** The visitor's address, or "unknown". */
    visitor: string;
    /** The requested page's canonical address; undefined if it is not a page. See `pageKey`. */
    pageKey: string | undefined;
    /** True when a form was rejected because of what the visitor has typed. */
    hasFieldErrors: boolean | undefined;
    /** What was typed into a form that was sent without JavaScript, once it has been read. */
    typed: Record<string, string> | undefined;
  };
}
