import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/** A request as the stand-in has received it. */
export interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The body's text; empty for a request without one. */
  body: string;
}

/** How a stand-in answers a request: an object is sent as JSON, a function writes the response. */
export type StandInAnswer =
  | { status?: number; json: unknown }
  | ((response: ServerResponse, call: ReceivedCall) => void);

export interface HostStandIn {
  url: string;
  calls: ReceivedCall[];
  /** Answers by "METHOD /path"; any other request is answered 404 with `{}`. */
  answers: Record<string, StandInAnswer>;
  /** Stops listening and closes every connection, as if the host were down. */
  stop(): Promise<void>;
}

/**
 * Starts a host on loopback that answers as a test sets it up.
 *
 * @param port 0: any free one
 */
export async function startHostStandIn(
  answers: Record<string, StandInAnswer> = {},
  port = 0,
): Promise<HostStandIn> {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url: path = "", headers } = request;
    const call = { method, path, headers, body: Buffer.concat(chunks).toString() };
    calls.push(call);
    const answer = standIn.answers[`${method} ${path}`] ?? { status: 404, json: {} };
    if (typeof answer === "function") return answer(response, call);
    response.writeHead(answer.status ?? 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer.json));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: listening } = server.address() as AddressInfo;
  const standIn: HostStandIn = {
    url: `http://127.0.0.1:${listening}`,
    calls,
    answers,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

/** Answers with HTML instead of JSON. */
export const answerGarbage: StandInAnswer = (response) => {
  response.writeHead(200, { "Content-Type": "text/html" });
  response.end("<!doctype html><h1>Tunnel not found</h1>");
};

/** Answers with Brotli-encoded JSON, although the site did not accept an encoding. */
export function answerEncoded(json: unknown): StandInAnswer {
  const body = brotliCompressSync(JSON.stringify(json));
  return (response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "br" });
    response.end(body);
  };
}

/** Receives the request and never answers. */
export const answerNever: StandInAnswer = () => undefined;
