import { createServer, type Server } from "node:http";
import { collectDefaultMetrics } from "prom-client";
import { registry } from "./metrics.ts";

export interface MetricsServerOptions {
  host: string;
  /** Undefined: there is no server, and nothing of the process is measured. */
  port: number | undefined;
  log: Record<"info" | "error", (details: object, message: string) => void>;
}

/**
 * Serves this process's metrics at `/metrics` for Prometheus, on a port of their own, so that no proxy
 * shows them to visitors. Node only. A port that is in use is logged, and the app works without its metrics:
 * after a crash it must serve visitors again. `npm start` finds such a port before it starts the apps.
 *
 * @example startMetricsServer({ host: "127.0.0.1", port: 9464, log })
 */
export function startMetricsServer({ host, port, log }: MetricsServerOptions): Server | undefined {
  if (port === undefined) return undefined;
  collectDefaultMetrics({ register: registry });
  const server = createServer(async ({ url, method }, response) => {
    if (url !== "/metrics" || (method !== "GET" && method !== "HEAD")) {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { "Content-Type": registry.contentType });
      response.end(method === "HEAD" ? undefined : text);
    } catch (error) {
      log.error({ err: error }, "The metrics can't be read");
      response.writeHead(500).end();
    }
  });
  server.on("error", (error) => log.error({ err: error }, "The metrics can't be served"));
  server.listen(port, host, () => log.info({ host, port }, "Metrics are served"));
  // A shutdown does not wait for it.
  return server.unref();
}
