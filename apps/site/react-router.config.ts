import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  serverBuildFile: "main.js",
  // The site has few routes: all of them travel with the first script, and none is asked for later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
