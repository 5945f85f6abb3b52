import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";
import { testSettings } from "../testing/test-settings.ts";
import { createHttpServer } from "./http-server.ts";

const app = createTestApp(testSettings());
const timeout = { headersTimeout: 200, requestTimeout: 400 };
const server = createHttpServer(
  getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  timeout,
);
let port = 0;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns all that the server sends to a client that sends these bytes and then waits. */
async function sendAndWait(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let said = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    said += chunk;
  });
  socket.write(bytes);
  await once(socket, "close");
  return said;
}

it.each([
  ["headers", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", 408],
  ["a body", "POST /_forms/demo HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nname=", 400],
])("closes the connection of a client that never finishes its %s", async (_, bytes, status) => {
  expect(await sendAndWait(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it.each(["announced", "chunked"])("answers a body of a megabyte, %s, with 413", async (how) => {
  const body = Buffer.alloc(1_000_000, "x");
  const length = how === "announced" ? { "Content-Length": body.length } : {};
  const sent = request({ port, path: "/_forms/demo", method: "POST", headers: length });
  // In pieces, so that most of the body is still to come when it is rejected.
  for (let at = 0; at < body.length; at += 50_000) sent.write(body.subarray(at, at + 50_000));
  sent.end();
  const [answer] = await once(sent, "response");
  expect(answer.statusCode).toBe(413);
  expect(JSON.parse(await text(answer))).toEqual({
    message: expect.stringContaining("100 kilobytes"),
  });
});

async function text(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
