import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { prepareDrain } from "./drain-server.ts";

afterEach(() => {
  vi.useRealTimers();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function startServer(answer: Answer) {
  const server = createServer(answer);
  // Only the drain closes connections.
  server.keepAliveTimeout = 0;
  const drain = prepareDrain(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, drain, port: (server.address() as AddressInfo).port };
}

/** A client with one keep-alive connection. */
function createClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async () => {
    const sent = request({ port, agent }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    let text = "";
    for await (const chunk of response) text += chunk;
    return { text, connection: response.headers.connection, isReused: sent.reusedSocket };
  };
}

it("answers open requests with `Connection: close` and then stops", async () => {
  const waiting: ServerResponse[] = [];
  const { server, drain, port } = await startServer((_, response) => waiting.push(response));
  const answered = createClient(port)();
  await once(server, "request");
  expect(drain.countOpen()).toBe(1);

  const stopped = drain.begin();
  waiting[0]?.end("done");
  expect(await answered).toMatchObject({ text: "done", connection: "close" });
  await stopped;
  expect(drain.countOpen()).toBe(0);
});

it("answers the next request of a recently used connection and then closes it", async () => {
  const { drain, port } = await startServer((_, response) => response.end("done"));
  const ask = createClient(port);
  expect(await ask()).toMatchObject({ connection: "keep-alive" });
  const stopped = drain.begin();
  expect(await ask()).toEqual({ text: "done", connection: "close", isReused: true });
  await stopped;
});

it("closes a keep-alive connection whose answer began before the stop", async () => {
  const waiting: ServerResponse[] = [];
  const { server, drain, port } = await startServer((_, response) => {
    response.write("begun, ");
    waiting.push(response);
  });
  const ask = createClient(port);
  const answered = ask();
  await once(server, "request");
  const stopped = drain.begin();
  waiting[0]?.end("done");
  expect(await answered).toMatchObject({ text: "begun, done", connection: "keep-alive" });
  await stopped;
});

it("does not wait for connections without a request, and accepts no new ones", async () => {
  const { server, drain, port } = await startServer((_, response) => response.end());
  const unused = connect(port, "127.0.0.1");
  await once(server, "connection");
  const stopped = drain.begin();
  const late = connect(port, "127.0.0.1");
  const [error] = await once(late, "error");
  expect(error).toMatchObject({ code: "ECONNREFUSED" });
  unused.resume();
  await Promise.all([once(unused, "close"), stopped]);
});

/** Stops the time of the drain, and lists the server's connections. */
async function startStoppedServer() {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const started = await startServer((_, response) => response.end("done"));
  const sockets: Socket[] = [];
  started.server.on("connection", (socket: Socket) => sockets.push(socket));
  return { ...started, sockets };
}
const until = async (isDone: () => boolean | undefined) => {
  while (!isDone()) await new Promise(setImmediate);
};

it("closes a connection without a request after 250 ms, but not one that has begun to send", async () => {
  const { drain, port, sockets } = await startStoppedServer();
  const unused = connect(port, "127.0.0.1");
  await until(() => sockets.length === 1);
  const begun = connect(port, "127.0.0.1");
  begun.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  await until(() => (sockets[1]?.bytesRead ?? 0) > 0);

  const stopped = drain.begin();
  vi.advanceTimersByTime(249);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  begun.write("\r\n");
  expect(await text(begun)).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n.*done$/s);
  unused.resume();
  await stopped;
  expect(vi.getTimerCount()).toBe(0);
});

it("closes a connection 250 ms after its last answer", async () => {
  const { server, drain, port, sockets } = await startStoppedServer();
  const [[, response]] = (await Promise.all([once(server, "request"), createClient(port)()])) as [
    [IncomingMessage, ServerResponse],
    unknown,
  ];
  await until(() => response.closed);
  const stopped = drain.begin();
  vi.advanceTimersByTime(249);
  expect(sockets[0]?.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(sockets[0]?.destroyed).toBe(true);
  await stopped;
});
