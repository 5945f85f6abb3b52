import { createServer, type RequestListener, type Server } from "node:http";

/**
 * How long a client may take to send a request's headers, and all of it; nobody needs longer for
 * what is at most a form. Milliseconds.
 */
const sendingPatience = { headersTimeout: 15_000, requestTimeout: 30_000 } as const;

/** How often open connections are looked through for those that take too long. Milliseconds. */
const lookMs = 5_000;

/** Node's HTTP server, which lets go of clients that send their requests drop by drop. */
export function createHttpServer(
  listener: RequestListener,
  timeout: { headersTimeout: number; requestTimeout: number } = sendingPatience,
): Server {
  const connectionsCheckingInterval = Math.min(lookMs, timeout.headersTimeout);
  return createServer({ ...timeout, connectionsCheckingInterval }, listener);
}
