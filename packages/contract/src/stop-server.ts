import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Gives a server a way to stop that lets running requests end and holds on to nothing else. A browser
 * opens connections ahead of time, on which it has asked nothing yet; Node counts those as busy and
 * would wait for them. Call it before
 * the first connection comes. Node only.
 *
 * @returns stops the server, and calls back once its last request has ended
 */
export function createStop(server: Server): (onStopped: () => void) => void {
  const unused = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", ({ socket }) => unused.delete(socket));
  return (onStopped) => {
    server.close(onStopped);
    server.closeIdleConnections();
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
}
