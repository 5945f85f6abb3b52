import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { prepareDrain } from "./drain-server.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function startServer(answer: Answer) {
  const server = createServer(answer);
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
