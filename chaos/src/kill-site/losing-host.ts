import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A host that honours `Idempotency-Key` and gives no answer the first time that it sees a key. */
export interface LosingHost {
  url: string;
  /** The bodies of all requests of call 1, by idempotency key. */
  bodies: Map<string, string[]>;
  /** The keys of stored leads. */
  stored: Set<string>;
  /** The email addresses of call 2, in order. */
  mailed: string[];
  stop(): Promise<void>;
}

/** Every second lost answer is lost after the lead was stored. */
export async function startLosingHost(): Promise<LosingHost> {
  const bodies = new Map<string, string[]>();
  const stored = new Set<string>();
  const mailed: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => "");
    const answer = (json: object) =>
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(json));
    if (request.url === "/capabilities") {
      return answer({ capabilities: ["site-assertion", "spooled-leads"] });
    }
    if (request.url === "/lead/bookDemo_sendMail") {
      mailed.push(JSON.parse(body).email);
      return answer({ status: true });
    }
    const key = String(request.headers["idempotency-key"]);
    const earlier = bodies.get(key) ?? [];
    bodies.set(key, [...earlier, body]);
    const isLost = earlier.length === 0;
    if (!isLost || bodies.size % 2 === 0) stored.add(key);
    return isLost ? response.destroy() : answer({ status: true });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    stored,
    mailed,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
