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

/** What a stand-in does with a request: an object is answered as JSON, a function does the rest. */
export type StandInAnswer =
  | { status?: number; json: unknown }
  | ((response: ServerResponse, call: ReceivedCall) => void);

export interface HostStandIn {
  url: string;
  calls: ReceivedCall[];
  /** Answers by "METHOD /path"; what is not listed is answered 404 with JSON that says nothing. */
  answers: Record<string, StandInAnswer>;
  /** Stops listening and breaks every connection: the host is down. */
  stop(): Promise<void>;
}

/** A host on loopback that only knows what a test tells it. */
export async function startHostStandIn(
  answers: Record<string, StandInAnswer> = {},
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: HostStandIn = {
    url: `http://127.0.0.1:${port}`,
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

/** Writes something that is no JSON. */
export const answerGarbage: StandInAnswer = (response) => {
  response.writeHead(200, { "Content-Type": "text/html" });
  response.end("<!doctype html><h1>Tunnel not found</h1>");
};

/** Writes JSON encoded with Brotli, although the site asks for none. */
export function answerEncoded(json: unknown): StandInAnswer {
  const body = brotliCompressSync(JSON.stringify(json));
  return (response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "br" });
    response.end(body);
  };
}

/** Takes the request and never answers. */
export const answerNever: StandInAnswer = () => undefined;
