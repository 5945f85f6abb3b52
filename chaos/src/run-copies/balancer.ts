import { createServer, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** How long a request waits for a copy that accepts connections. Milliseconds. */
const waitMs = 10_000;

/**
 * A load balancer on loopback, as Caddy with `lb_try_duration` is: it tries another copy when one refuses
 * the connection, and repeats a GET that got no answer at all, such as one that a closing copy resets.
 */
export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** Sends each request to the next copy, or to another one when that refuses the connection. */
export async function startBalancer(port: number, copies: readonly string[]): Promise<Balancer> {
  let next = 0;
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat((await incoming.toArray()) as Buffer[]);
    const until = performance.now() + waitMs;
    do {
      const copy = copies[next++ % copies.length] ?? "";
      const { method, url = "/", headers } = incoming;
      const answer = await new Promise<"refused" | "done">((resolve) => {
        const options = { method, headers: { ...headers, connection: "close" }, agent: false };
        const forwarded = request(new URL(url, copy), options, (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
          response.on("close", () => resolve("done"));
        });
        forwarded.on("error", (error: NodeJS.ErrnoException) => {
          const mayRepeat = method === "GET" && !outgoing.headersSent;
          if (error.code === "ECONNREFUSED" || mayRepeat) return resolve("refused");
          if (!outgoing.headersSent) outgoing.writeHead(502);
          outgoing.end(String(error));
          resolve("done");
        });
        forwarded.end(body);
      });
      if (answer === "done") return;
      await pause(50);
    } while (performance.now() < until);
    outgoing.writeHead(502).end("no copy accepts connections");
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
