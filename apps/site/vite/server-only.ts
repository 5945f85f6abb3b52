import type { Plugin } from "vite";

/**
 * Modules named `*.ssr.tsx` make HTML that needs no script: only the server has them. In the
 * browser's build each is an empty component, and with it goes everything that it alone imports.
 * `app/content/server-html.tsx` keeps their HTML in the page.
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
