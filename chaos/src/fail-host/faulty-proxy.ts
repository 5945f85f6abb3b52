import { createServer, request, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** How a host fails. */
export const faults = ["down", "hanging", "garbage", "late"] as const;
export type Fault = (typeof faults)[number];

/** A proxy in front of a host, which can make it look broken. */
export interface FaultyProxy {
  url: string;
  /** Undefined: every request is forwarded. */
  fail(fault: Fault | undefined): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param target the host's address
 * @param port where the proxy listens
 * @param lateMs after which time a late host answers what it has done at once
 */
export async function startFaultyProxy(
  target: string,
  port: number,
  lateMs: number,
): Promise<FaultyProxy> {
  let fault: Fault | undefined;
  const server: Server = createServer((incoming, outgoing) => {
    if (fault === "hanging") return;
    if (fault === "garbage") {
      outgoing.writeHead(200, { "Content-Type": "text/html" }).end("<html>Temporary page");
      return;
    }
    const { method, url = "/", headers } = incoming;
    const wait = fault === "late" ? lateMs : 0;
    const forwarded = request(new URL(url, target), { method, headers }, async (answer) => {
      if (wait > 0) await pause(wait);
      if (outgoing.destroyed) return void answer.resume();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.on("clientError", (_, socket) => socket.destroy());
  const listen = () =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen();
  return {
    url: `http://127.0.0.1:${port}`,
    async fail(next) {
      if (fault === "down" && next !== "down") await listen();
      if (fault !== "down" && next === "down") await close();
      fault = next;
      // Connections that hang would hang on.
      if (next !== "down") server.closeAllConnections();
    },
    stop: () => (fault === "down" ? Promise.resolve() : close()),
  };
}
