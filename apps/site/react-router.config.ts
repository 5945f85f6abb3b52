import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  serverBuildFile: "main.js",
  // A page that loads its data in the browser would have one file more.
  splitRouteModules: false,
  // The site has few routes: all of them travel with the first script, and none is asked for later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
