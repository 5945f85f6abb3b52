import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy between the back office and PostgreSQL that can simulate failures. */
export interface DatabaseProxy {
  /** The database's URL through this proxy. */
  url: string;
  /** When true, it accepts connections and bytes and forwards nothing in either direction. */
  swallow(on: boolean): void;
  /** Cuts this many connections at their next COMMIT: alternately before and after it arrives. */
  cutAtCommit(times: number): void;
  /** How many connections were cut so far. */
  cuts(): number;
  close(): Promise<void>;
}

/** @param url the real database; undefined: there is no database, and the proxy never answers */
export async function startDatabaseProxy(url?: string): Promise<DatabaseProxy> {
  const target = new URL(url ?? "postgres://nobody@127.0.0.1/none");
  const sockets = new Set<Socket>();
  let silent = url === undefined;
  let toCut = 0;
  let cuts = 0;

  const server = createServer((client) => {
    track(client);
    if (url === undefined) return void client.resume();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    track(upstream);
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    upstream.on("data", (bytes) => silent || client.write(bytes));
    client.on("data", (bytes) => {
      if (silent) return;
      if (toCut === 0 || !isCommit(bytes)) return void upstream.write(bytes);
      toCut -= 1;
      cuts += 1;
      if (cuts % 2 === 1) return void client.destroy();
      // The server has received it, and the client never gets the answer.
      upstream.end(bytes);
      client.destroy();
    });
  });

  function track(socket: Socket): void {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const here = new URL(target);
  here.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: here.href,
    swallow(on) {
      silent = on;
    },
    cutAtCommit(times) {
      toCut = times;
    },
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** A simple query of PostgreSQL's protocol: "Q", its length, its text. */
function isCommit(bytes: Buffer): boolean {
  return bytes[0] === 0x51 && bytes.subarray(5).toString().toLowerCase().startsWith("commit");
}
