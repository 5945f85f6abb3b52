import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { FetchError, type FetchOptions, fetchBytes, fetchJson, fetchStatus } from "./fetch-json.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/search?q=my+phone`;
}

const options = { name: "search", timeoutMs: 30_000 };

async function catchError(work: Promise<unknown>): Promise<FetchError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FetchError);
  return error as FetchError;
}

it("reads a JSON object whatever the status is", async () => {
  const url = await listen((_, response) => response.writeHead(418).end('{"success":false}'));
  const { status, body } = await fetchJson(url, options);
  expect({ status, body }).toEqual({ status: 418, body: { success: false } });
});

it.each(["<h1>Busy</h1>", "[1]", "null", '"text"', ""])(
  "reports status and Retry-After of an answer that is not a JSON object: %j",
  async (body) => {
    const url = await listen((_, response) => {
      response.writeHead(503, { "Retry-After": "120" }).end(body);
    });
    const { message, status, retryAfter, isReported } = await catchError(fetchJson(url, options));
    expect({ message, status, retryAfter, isReported }).toEqual({
      message: "search: answered 503 without a JSON object",
      status: 503,
      retryAfter: "120",
      isReported: false,
    });
  },
);

it("names the request but not its address, which may contain a visitor's words", async () => {
  const url = await listen(() => undefined);
  await new Promise((resolve) => server.close(resolve));
  const { message, status, isUnsent } = await catchError(fetchJson(url, options));
  expect(message).toMatch(/^search: .*ECONNREFUSED/);
  expect(isUnsent).toBe(true);
  expect(message).not.toContain("phone");
  expect(status).toBeUndefined();
});

it.each<[string, RequestListener]>([
  ["does not begin", () => undefined],
  ["does not end", (_, response) => response.write('{"half":')],
])("fails when an answer %s in time", async (_, answer) => {
  const url = await listen(answer);
  const { message } = await catchError(fetchJson(url, { ...options, timeoutMs: 100 }));
  expect(message).toBe("search: The operation was aborted due to timeout");
});

it.each(["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])(
  "knows after %s that nothing was sent",
  async (code) => {
    const url = await listen(() => undefined);
    const lookup: FetchOptions["lookup"] = (_host, _options, done) =>
      done(Object.assign(new Error("no connection"), { code }), []);
    const named = url.replace("127.0.0.1", "localhost");
    const { message, isUnsent } = await catchError(fetchJson(named, { ...options, lookup }));
    expect({ message, isUnsent }).toEqual({ message: "search: no connection", isUnsent: true });
  },
);

it("does not claim that nothing was sent when the connection ends", async () => {
  const url = await listen((request) => request.socket.destroy());
  const { isUnsent, isReported } = await catchError(fetchJson(url, options));
  expect({ isUnsent, isReported }).toEqual({ isUnsent: false, isReported: false });
});

it("reads no more than the caller allows", async () => {
  const url = await listen((_, response) => response.end("x".repeat(11)));
  const { message } = await catchError(fetchBytes(url, { ...options, maxBytes: 10 }));
  expect(message).toBe("search: answered with more than 10 bytes");
});

it("reads 32 MB and no byte more when the caller names no limit", async () => {
  const most = 32 * 1024 * 1024;
  const url = await listen(({ url = "" }, response) => {
    response.end(Buffer.alloc(url.endsWith("&more") ? most + 1 : most));
  });
  expect((await fetchBytes(url, options)).bytes).toHaveLength(most);
  const { message } = await catchError(fetchBytes(`${url}&more`, options));
  expect(message).toBe("search: answered with more than 33554432 bytes");
});

it("tells what the server reported from what went wrong", () => {
  const error = new FetchError("Call 9: answered 429", { status: 429 }, true);
  expect({ ...error, message: error.message }).toEqual({
    message: "Call 9: answered 429",
    name: "FetchError",
    status: 429,
    retryAfter: undefined,
    isReported: true,
    isUnsent: false,
  });
});

it("closes the connection of an answer whose body nobody reads", async () => {
  const closed = Promise.withResolvers<boolean>();
  const url = await listen((_, response) => {
    response.once("close", () => closed.resolve(response.writableFinished));
    response.write("half");
  });
  expect(await fetchStatus(url, options)).toBe(200);
  expect(await closed.promise).toBe(false);
});

it("returns a status without reading the body", async () => {
  const url = await listen((_, response) => {
    response.writeHead(200, { "Content-Encoding": "br" }).end("{}");
  });
  expect(await fetchStatus(url, options)).toBe(200);
  const { status, message } = await catchError(fetchJson(url, options));
  expect({ status, message }).toEqual({
    status: 200,
    message: "search: answered with the Content-Encoding br, which was not requested",
  });
});
