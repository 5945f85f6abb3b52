import { createHook } from "node:async_hooks";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { readPlainBody, sendRequest } from "./send-request.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function ask(url: string, signal = AbortSignal.timeout(10_000)): Promise<string> {
  const body = await readPlainBody(await sendRequest(url, { signal }), 1_000, signal);
  return body.toString();
}

/** Counts the decoders that are created until the work ends. */
async function countDecoders(work: Promise<unknown>): Promise<number> {
  let decoders = 0;
  const hook = createHook({
    init(_, type) {
      if (type === "ZLIB" || type === "BROTLI" || type === "ZSTD") decoders += 1;
    },
  }).enable();
  await work.catch(() => undefined);
  hook.disable();
  return decoders;
}

const encoded: [string, Buffer][] = [
  ["br", brotliCompressSync("{}")],
  ["BR", brotliCompressSync("{}")],
  ["gzip", gzipSync("{}")],
  ["identity, br", brotliCompressSync("{}")],
  ["made-up", Buffer.from("{}")],
];

it.each(encoded)("rejects an answer encoded as %s without a decoder", async (name, body) => {
  const url = await listen(({ headers }, response) => {
    expect(headers["accept-encoding"]).toBe("identity");
    response.writeHead(200, { "Content-Encoding": name }).end(body);
  });
  expect(await countDecoders(ask(url))).toBe(0);
  await expect(ask(url)).rejects.toThrow(
    `answered with the Content-Encoding ${name}, which was not requested`,
  );
});

it("counts the decoder that fetch creates even if nobody reads the body", async () => {
  const body = brotliCompressSync("{}");
  const url = await listen((_, response) => {
    response.writeHead(200, { "Content-Encoding": "br" }).end(body);
  });
  expect(await countDecoders(fetch(url))).toBe(1);
});

it.each(["identity", "", undefined])("reads an answer whose encoding is %j", async (name) => {
  const url = await listen((_, response) => {
    if (name !== undefined) response.setHeader("Content-Encoding", name);
    response.end("plain");
  });
  expect(await ask(url)).toBe("plain");
});

it("sends method, headers and body, and does not follow a redirect", async () => {
  const url = await listen(async (request, response) => {
    const [body] = await request.toArray();
    const { method, headers } = request;
    response.writeHead(302, { Location: "/elsewhere" });
    const { accept, "user-agent": agent, "x-key": key, "content-length": length } = headers;
    response.end(JSON.stringify([method, accept, agent, key, length, `${body}`]));
  });
  const signal = AbortSignal.timeout(10_000);
  const options = { method: "POST", headers: { "X-Key": "k" }, body: "ü", signal } as const;
  const response = await sendRequest(url, options);
  expect(response.statusCode).toBe(302);
  const body = await readPlainBody(response, 1_000, signal);
  expect(JSON.parse(body.toString())).toEqual(["POST", "*/*", "node", "k", "2", "ü"]);
});

it("reads no more than the limit", async () => {
  const ended = await listen((_, response) => response.end("x".repeat(1_000)));
  expect(await ask(ended)).toHaveLength(1_000);
  server.close();
  const endless = await listen((_, response) => response.write("x".repeat(1_001)));
  await expect(ask(endless)).rejects.toThrow("answered with more than 1000 bytes");
});

it("closes the connection of an answer whose encoding it rejects", async () => {
  const closed = Promise.withResolvers<boolean>();
  const url = await listen((_, response) => {
    response.once("close", () => closed.resolve(response.writableFinished));
    response.writeHead(200, { "Content-Encoding": "br" }).write("half");
  });
  await expect(ask(url, AbortSignal.timeout(30_000))).rejects.toThrow("not requested");
  expect(await closed.promise).toBe(false);
});

it("speaks TLS to an https address", async () => {
  const url = await listen((_, response) => response.end("plain"));
  await expect(ask(url.replace("http:", "https:"))).rejects.toThrow(/SSL|wrong version|EPROTO/i);
});

it.each<[string, RequestListener]>([
  ["no answer", () => undefined],
  ["half an answer", (_, response) => response.write("half")],
])("rejects with the signal's reason when there is %s", async (_, answer) => {
  const url = await listen(answer);
  await expect(ask(url, AbortSignal.timeout(100))).rejects.toThrow("due to timeout");
});

it("reports why it can't reach a server that is down", async () => {
  const url = await listen(() => undefined);
  await new Promise((resolve) => server.close(resolve));
  await expect(ask(url)).rejects.toThrow("ECONNREFUSED");
  await expect(ask(url.replace("127.0.0.1", "localhost"))).rejects.toThrow("ECONNREFUSED");
});
