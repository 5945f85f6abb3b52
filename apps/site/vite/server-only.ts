import type { Plugin } from "vite";

/**
 * Modules named `*.ssr.tsx` render HTML that needs no script, so only the server runs them. In the
 * browser's build each is an empty component, so what only they import is not in the bundle.
 * `app/rendering/server-html.tsx` keeps their HTML in the page.
 */
export function serverOnlyModules(): Plugin {
  return {
    name: "server-only-modules",
    enforce: "pre",
    load(id) {
      const isBrowser = this.environment.config.consumer === "client";
      if (!isBrowser || !/\.ssr\.tsx$/.test(id)) return undefined;
      return "export default function ServerOnly() { return null; }";
    },
  };
}
