/** A route of one of the apps that changes data. */
export interface Write {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** The registered path, with `:name` for a parameter. */
  route: string;
  /** A path and query of that route. */
  path: string;
  headers?: Record<string, string>;
  /**
   * Returns a new valid body; missing if the route reads no JSON. A field that is undefined is not
   * sent.
   */
  body?: () => Promise<Record<string, unknown>>;
  /** The status for that body, if it is not 200. */
  status?: number;
}

/** An app that is tested through HTTP requests. */
export interface WrittenApp {
  writes: Write[];
  /** The writing routes that the app has registered, as "POST /path". */
  registered: string[];
  /** Sends a request from a new client address. */
  send(path: string, init: RequestInit): Promise<Response>;
  /** Stack traces that the app has logged since it was opened. */
  listStackTraces(): unknown[];
  close(): Promise<void>;
}

interface RegisteredRoute {
  method: string;
  path: string;
}

/** Lists every registered route that is not read-only. */
export function listWrites(routes: readonly RegisteredRoute[]): string[] {
  const written = routes.filter(({ method }) => !["GET", "HEAD", "ALL"].includes(method));
  return [...new Set(written.map(({ method, path }) => `${method} ${path}`))].sort();
}

/** Returns a new client address on each call, so that no rate limit applies. */
export function createAddresses(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `198.18.${(count >> 8) & 255}.${count & 255}`;
  };
}
