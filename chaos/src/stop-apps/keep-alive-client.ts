import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";

/**
 * A stopping server closes an idle connection after 250 ms, as `server-kit/drain-server.ts` says. A client that
 * was kept from running for so long may send its next request too late, which says nothing about the server.
 * With a margin, in milliseconds.
 */
const longestStall = 150;

/** A client's results until its connections were refused. */
export interface ClientReport {
  answered: number;
  /** The number of answers with `Connection: close`. */
  announced: number;
  /** The error codes of requests that got no complete answer. */
  cut: string[];
}

/** The answer to a request that could not be completed. */
export interface WaitingReport {
  status: number | undefined;
  retryAfter: string | undefined;
}

/**
 * Sends one request after the other on a keep-alive connection, until the server refuses
 * connections.
 */
export async function requestUntilClosed(url: string, onAnswer: () => void): Promise<ClientReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const report: ClientReport = { answered: 0, announced: 0, cut: [] };
  const stalls = watchStalls();
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
      if (code === "ECONNREFUSED") {
        stalls.stop();
        return report;
      }
      if (!stalls.hadOne()) report.cut.push(code);
    }
  }
}

/** Notices when this process could not run for `longestStall`. */
function watchStalls() {
  let tickedAt = performance.now();
  let stalledAt = Number.NEGATIVE_INFINITY;
  const ticking = setInterval(() => {
    const now = performance.now();
    if (now - tickedAt > longestStall) stalledAt = now;
    tickedAt = now;
  }, 10);
  return {
    /** Whether it was so in the last second. */
    hadOne: () => performance.now() - stalledAt < 1_000,
    stop: () => clearInterval(ticking),
  };
}

/** Sends half of a request and then waits; resolves once the server answers. */
export async function sendHalfRequest(url: string): Promise<WaitingReport> {
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
