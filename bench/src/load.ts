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

/** Sends each of the given POST requests once. */
export async function loadPosts(url: string, posts: readonly Post[]): Promise<Load> {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    amount: posts.length,
    method: "POST",
    requests: [{ setupRequest: (request) => ({ ...request, ...posts[next++ % posts.length] }) }],
  });
  return read(result);
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
