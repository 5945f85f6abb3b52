import autocannon from "autocannon";

/** The result of a load test. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  /** The number of answers with status 200, and of all others. */
  good: number;
  bad: number;
}

const connections = 16;

/** Requests one address repeatedly. */
export async function loadPage(url: string, seconds: number): Promise<Load> {
  const headers = { "accept-encoding": "br, gzip" };
  await autocannon({ url, connections, headers, duration: 1 });
  return read(await autocannon({ url, connections, headers, duration: seconds }));
}

/** Requests one address at a constant rate, from a thread of its own. */
export async function requestPages(url: string, rate: number, seconds: number): Promise<Load> {
  const headers = { "accept-encoding": "br, gzip" };
  const limits = { connections, duration: seconds, overallRate: rate, workers: 1 };
  return read(await autocannon({ url, headers, ...limits }));
}

export interface Post {
  headers: Record<string, string>;
  body: string;
}

/** Sends each of the given POST requests once, as so many clients that each wait for their answer. */
export async function loadPosts(
  url: string,
  posts: readonly Post[],
  clients: number,
): Promise<Load> {
  let next = 0;
  const started = performance.now();
  let seconds = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections: clients,
        amount: posts.length,
        method: "POST",
        requests: [
          { setupRequest: (request) => ({ ...request, ...posts[next++ % posts.length] }) },
        ],
      },
      (error: unknown, done) => (error ? reject(error) : resolve(done)),
    );
    // Its own duration is in whole seconds.
    running.on("response", () => {
      seconds = (performance.now() - started) / 1_000;
    });
  });
  const load = read(result);
  return { ...load, requestsPerSecond: Math.round(posts.length / seconds) };
}

function read({ requests, duration, latency, errors, ...result }: autocannon.Result): Load {
  const good = result.statusCodeStats?.["200"]?.count ?? 0;
  return {
    requestsPerSecond: Math.round(requests.total / duration),
    median: latency.p50,
    p99: latency.p99,
    good,
    bad: requests.total - good + errors,
  };
}
