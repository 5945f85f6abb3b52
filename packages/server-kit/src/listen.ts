import type { Server } from "node:http";

/**
 * How many new connections the kernel keeps until the app accepts them. Node's own 511 are full when
 * an app is busy for half a second in a rush of visitors; the kernel then drops the others, whose
 * browsers try again only after 1, 3 and 7 seconds. `net.core.somaxconn` is the system's own limit,
 * 4,096 on Linux.
 */
const waitingConnections = 4_096;

/**
 * Starts an HTTP server on a port. Node only.
 *
 * @param onListening called once it accepts connections
 * @returns nothing: the server emits "error" when the port can't be used
 */
export function listen(
  server: Server,
  { host, port }: { host: string; port: number },
  onListening?: () => void,
): void {
  server.listen({ host, port, backlog: waitingConnections }, onListening);
}
