import { livenessPath } from "@crm/contract/health";
import type { App } from "./app.ts";
import { compileCache } from "./project.ts";

/** Where an app listens, and its environment in addition to ours. */
export interface Place {
  host: string;
  port: number;
  env?: Record<string, string | undefined>;
}

const always = {
  NODE_ENV: "production",
  NODE_COMPILE_CACHE: compileCache,
  // Otherwise each thread keeps freed memory of its own. Only the C library of most Linux systems reads these two.
  MALLOC_ARENA_MAX: "2",
  // Larger blocks return to the system as soon as they are freed. This is the default, but unless it is set, the C
  // library raises it up to 32 MB, and freed blocks between used ones stay in the process.
  MALLOC_MMAP_THRESHOLD_: "131072",
};

/**
 * The megabytes of one of the three parts of each thread's space for young objects. Node's own limit is 16. With 2 the
 * site takes a third less memory. The back office stored a seventh fewer leads with 2, and keeps its limit without it.
 */
const youngMb = { site: 2, backoffice: 16 };

/**
 * With a limit below 2,048 MB, V8 lets a heap grow to at most twice of what is in use before it collects, and otherwise
 * to four times. The last one lets an app return memory when it is idle. The images have the same options.
 */
const nodeOptions = (young: number) => [
  `--max-semi-space-size=${young}`,
  "--max-old-space-size=2000",
  "--expose-gc",
];

/** The public site, from its build. */
export function siteApp({ host, port, env }: Place): App {
  return {
    name: "site",
    args: [...nodeOptions(youngMb.site), "apps/site/build/server/main.js"],
    env: { ...always, ...env },
    healthUrl: healthUrl(host, port),
  };
}

/** The back office. It serves the desk from the desk's build. */
export function backofficeApp({ host, port, env }: Place): App {
  return {
    name: "back office",
    args: [...nodeOptions(youngMb.backoffice), "apps/backoffice/server/main.ts"],
    env: { ...always, ...env },
    healthUrl: healthUrl(host, port),
  };
}

/** The health check's URL; an app that listens on every address is checked on loopback. */
function healthUrl(host: string, port: number): string {
  const name = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}${livenessPath}`;
}
