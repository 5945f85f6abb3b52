import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";

/** What a client has seen until its connections were refused. */
export interface ClientReport {
  answered: number;
  /** Answers that announced the end of their connection. */
  announced: number;
  /** Why requests that were sent got no whole answer. */
  cut: string[];
}

/** What a client was answered whose request could not be carried out. */
export interface WaitingReport {
  status: number | undefined;
  retryAfter: string | undefined;
}

/**
 * A client that asks again as soon as it is answered, on one connection that it keeps, until the
 * server takes no connection any more.
 */
export async function askUntilRefused(url: string, onAnswer: () => void): Promise<ClientReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const report: ClientReport = { answered: 0, announced: 0, cut: [] };
  for (;;) {
    try {
      const [response] = (await once(request(url, { agent }).end(), "response")) as [
        IncomingMessage,
      ];
      await response.toArray();
      report.answered += 1;
      if (response.headers.connection === "close") report.announced += 1;
      onAnswer();
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") return report;
      report.cut.push(code);
    }
  }
}

/** A client that sends half of its request and then waits; resolves once the server answers. */
export async function askByHalf(url: string): Promise<WaitingReport> {
  const sent = request(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Content-Length": 100 },
  });
  sent.on("error", () => undefined);
  sent.write("{");
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, retryAfter: response.headers["retry-after"] };
}
