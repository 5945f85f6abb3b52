import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type OddAnswer, oddAnswers } from "./odd-answers.ts";
import { picture } from "./picture.ts";
import { calls } from "./twelve-calls.ts";

/**
 * - normal: answers as specified
 * - rejects: answers with status or success false
 * - slow: answers after `release()`
 * - late: answers after 1.5 seconds
 * - silent: never answers
 * - garbage: answers HTML
 * - down: closes the connection
 * - fails: answers 500
 * - busy: answers 429 with Retry-After
 */
export type Behaviour =
  | ("normal" | "rejects" | "slow" | "late" | "silent" | "garbage" | "down" | "fails" | "busy")
  | OddAnswer;

const contentCalls = [5, 6, 7, 8, 9, 10, 11, 12];
const lateMs = 1_500;

export interface LoggedCall {
  /** The number of the call, or undefined for any other request. */
  number: number | undefined;
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
}

/** A host that has only the twelve calls and one picture, and logs every request. */
export interface StandIn {
  apiUrl: string;
  adminUrl: string;
  keys: { apiKey: string; campaignId: string; companyId: string };
  log: LoggedCall[];
  /** Returns the only request of a call; throws unless there is exactly one. */
  only(call: number): LoggedCall;
  behave(call: number, behaviour: Behaviour): void;
  /** Sets the behaviour of calls 5 to 12. */
  behaveAll(behaviour: Behaviour): void;
  /** Clears the log and all behaviours. */
  reset(): void;
  /** Sends the answers that slow calls are waiting to send. */
  release(): void;
  stop(): Promise<void>;
}

/** The path of {api} on this host. It is not the root, as may be the case with other hosts. */
const apiRoot = "/v1/api-root";

export async function startStandIn(): Promise<StandIn> {
  const log: LoggedCall[] = [];
  const behaviours = new Map<number, Behaviour>();
  let waiting: (() => void)[] = [];

  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const { call, parts } = matchCall(request.method ?? "", path);
    const body = await readBody(request);
    const { method = "", headers } = request;
    log.push({ number: call?.number, method, path, headers, body });
    if (path === picture.path) {
      // It is down with the articles.
      if (behaviours.get(8) === "down") return request.socket.destroy();
      return answer(response, 200, picture.bytes, "image/webp");
    }
    if (!call) return answer(response, 404, "<h1>Not found</h1>", "text/html");

    const behaviour = behaviours.get(call.number) ?? "normal";
    if (behaviour === "down") return request.socket.destroy();
    if (behaviour === "garbage") return answer(response, 200, "<p>Busy</p>", "text/html");
    if (behaviour === "slow") await new Promise<void>((resolve) => waiting.push(resolve));
    if (behaviour === "silent") return;
    if (behaviour === "late") await new Promise((resolve) => setTimeout(resolve, lateMs));
    if (behaviour === "fails") return answer(response, 500, JSON.stringify(call.rejection));
    if (behaviour === "busy") {
      response.setHeader("Retry-After", "120");
      return answer(response, 429, JSON.stringify(call.rejection));
    }
    const good = call.answer(parts);
    if (behaviour in oddAnswers)
      return answer(response, 200, oddAnswers[behaviour as OddAnswer](good));
    answer(response, 200, JSON.stringify(behaviour === "rejects" ? call.rejection : good));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The stand-in has no port");
  const origin = `http://127.0.0.1:${address.port}`;

  const release = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return {
    apiUrl: `${origin}${apiRoot}`,
    adminUrl: origin,
    keys: {
      apiKey: "stand-in-key-0123456789",
      campaignId: "campaign-42",
      companyId: "company-7",
    },
    log,
    only(wanted) {
      const [first, ...more] = log.filter(({ number }) => number === wanted);
      if (first && more.length === 0) return first;
      const made = log.map(({ number, method, path }) => `${number ?? "?"}: ${method} ${path}`);
      const times = first ? more.length + 1 : 0;
      throw new Error(
        `Call ${wanted} was made ${times} times. Calls: ${made.join(", ") || "none"}`,
      );
    },
    behave: (call, behaviour) => behaviours.set(call, behaviour),
    behaveAll(behaviour) {
      for (const call of contentCalls) behaviours.set(call, behaviour);
    },
    reset() {
      log.length = 0;
      behaviours.clear();
      release();
    },
    release,
    async stop() {
      release();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function matchCall(method: string, path: string) {
  const isApi = path.startsWith(`${apiRoot}/`);
  const below = isApi ? path.slice(apiRoot.length) : path;
  for (const call of calls) {
    const parts = call.number <= 4 === isApi && call.method === method && call.path.exec(below);
    if (parts) return { call, parts: parts.slice(1).map(decodeURIComponent) };
  }
  return { call: undefined, parts: [] };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = "application/json",
): void {
  response.writeHead(status, { "Content-Type": type }).end(body);
}
