import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/**
 * A client that has just received an answer may be sending its next request. Its connection is closed
 * only after this pause, so that no request is lost. Milliseconds.
 */
const pauseMs = 250;

export interface Drain {
  /**
   * Stops listening, sends `Connection: close` with every further answer and closes each connection
   * when it is idle.
   *
   * @returns resolves when the last connection is closed
   */
  begin(): Promise<void>;
  /** The number of requests without a complete answer. */
  countOpen(): number;
}

/**
 * Prepares a server for a graceful stop. Call it before the server listens. Node only.
 *
 * @example const drain = prepareDrain(server); process.on("SIGTERM", () => drain.begin());
 */
export function prepareDrain(server: Server): Drain {
  const open = new Set<ServerResponse>();
  /**
   * Connections without any request yet, and when they were opened. Browsers open some in advance;
   * Node treats them as busy and would wait for them.
   */
  const unused = new Map<Socket, number>();
  let isDraining = false;
  let answeredAt = Number.NEGATIVE_INFINITY;

  server.on("connection", (socket: Socket) => {
    unused.set(socket, Date.now());
    socket.once("close", () => unused.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    unused.delete(socket);
    open.add(response);
    if (isDraining) announceClose(response);
    response.once("close", () => {
      open.delete(response);
      answeredAt = Date.now();
    });
  });

  function closeIdle(): void {
    const before = Date.now() - pauseMs;
    if (answeredAt <= before) server.closeIdleConnections();
    for (const [socket, openedAt] of unused) {
      if (openedAt <= before && socket.bytesRead === 0) socket.destroy();
    }
  }

  return {
    begin: () =>
      new Promise((resolve) => {
        isDraining = true;
        for (const response of open) announceClose(response);
        const closing = setInterval(closeIdle, pauseMs);
        // The HTTP server's own `close` would close idle connections without the pause.
        NetServer.prototype.close.call(server, () => {
          clearInterval(closing);
          resolve();
        });
        closeIdle();
      }),
    countOpen: () => open.size,
  };
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
