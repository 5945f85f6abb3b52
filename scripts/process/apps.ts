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
 * Without the first one, Node keeps up to 48 MB for young objects of each thread; with it the apps take a third
 * less memory. With a limit below 2,048 MB, V8 lets a heap grow to at most twice of what is in use before it collects,
 * and otherwise to four times. The last one lets an app return memory when it is idle. The images have the same
 * options.
 */
const nodeOptions = ["--max-semi-space-size=2", "--max-old-space-size=2000", "--expose-gc"];

/** The public site, from its build. */
export function siteApp({ host, port, env }: Place): App {
  return {
    name: "site",
    args: [...nodeOptions, "apps/site/build/server/main.js"],
    env: { ...always, ...env },
    healthUrl: healthUrl(host, port),
  };
}

/** The back office. It serves the desk from the desk's build. */
export function backofficeApp({ host, port, env }: Place): App {
  return {
    name: "back office",
    args: [...nodeOptions, "apps/backoffice/server/main.ts"],
    env: { ...always, ...env },
    healthUrl: healthUrl(host, port),
  };
}

/** The health check's URL; an app that listens on every address is checked on loopback. */
function healthUrl(host: string, port: number): string {
  const name = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}${livenessPath}`;
}
