/** A route of one of the apps that takes a body or changes something. */
export interface Write {
  method: "POST" | "PUT" | "DELETE";
  /** As it is registered, with `:name` for a parameter. */
  route: string;
  /** An address of that route, with its query. */
  path: string;
  headers?: Record<string, string>;
  /**
   * A body of the right shape, new on each call; none where the route reads no JSON. A field that is
   * undefined is not sent.
   */
  body?: () => Promise<Record<string, unknown>>;
  /** What that body is answered with, where it is not 200. */
  status?: number;
}

/** One app, entered by its front door. */
export interface WrittenApp {
  writes: Write[];
  /** What the app has registered itself, as "POST /path", each once. */
  registered: string[];
  /** Sends a request from an address that no other request has. */
  send(path: string, init: RequestInit): Promise<Response>;
  /** Stacks that the app has logged since it was opened. */
  listStacks(): unknown[];
  close(): Promise<void>;
}

interface RegisteredRoute {
  method: string;
  path: string;
}

/** Every registered route that is not for reading alone. */
export function listWrites(routes: readonly RegisteredRoute[]): string[] {
  const written = routes.filter(({ method }) => !["GET", "HEAD", "ALL"].includes(method));
  return [...new Set(written.map(({ method, path }) => `${method} ${path}`))].sort();
}

/** Addresses of different clients, so that no rate limit ends a test. */
export function createAddresses(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `198.18.${(count >> 8) & 255}.${count & 255}`;
  };
}
