import { createServer, type RequestListener, type Server } from "node:http";

/**
 * How long a client may take to send a request's headers, and the whole request, in milliseconds.
 * The largest request is a form, so this is enough for slow connections too.
 */
const requestTimeouts = { headersTimeout: 15_000, requestTimeout: 30_000 } as const;

/** How often Node checks open connections for those past their timeout, in milliseconds. */
const checkIntervalMs = 5_000;

/** Creates Node's HTTP server with timeouts that close the connections of very slow clients. */
export function createHttpServer(
  listener: RequestListener,
  timeout: { headersTimeout: number; requestTimeout: number } = requestTimeouts,
): Server {
  const connectionsCheckingInterval = Math.min(checkIntervalMs, timeout.headersTimeout);
  return createServer({ ...timeout, connectionsCheckingInterval }, listener);
}
