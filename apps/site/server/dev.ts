import { createServer, type RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { lockFolder } from "./lock-folder.ts";
import type { Site } from "./site.ts";

/**
 * The development server: the same site, loaded through Vite. Vite also serves the sources to the
 * browser and reloads them when they change. Node runs this file directly.
 */
const server = createServer();
const vite = await createVite({
  root: new URL("..", import.meta.url).pathname,
  appType: "custom",
  server: { middlewareMode: true, hmr: { server } },
});

const { readSiteSettings } = await importModule<
  typeof import("../app/backend/.server/settings.ts")
>("/app/backend/.server/settings.ts");
const settings = readSiteSettings(process.env);
lockFolder(settings.dataDir);

let current: { build: ServerBuild; create: unknown; site: Site } | undefined;

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      (await loadSite())(request, response);
    } catch (error) {
      console.error(error);
      response.writeHead(500, { "Content-Type": "text/plain" });
      response.end(error instanceof Error ? error.stack : String(error));
    }
  });
});
server.listen(settings.port, settings.host, () => {
  console.info(`The site runs at ${settings.siteUrl} and follows your changes.`);
});

/** Creates the site again whenever its code has changed. */
async function loadSite(): Promise<RequestListener> {
  const { createSite } = await importModule<typeof import("./site.ts")>("/server/site.ts");
  const build = await importModule<ServerBuild>("virtual:react-router/server-build");
  if (current?.build !== build || current.create !== createSite) {
    void current?.site.stop();
    current = { build, create: createSite, site: createSite(settings, build) };
    current.site.start();
  }
  return current.site.listener;
}

function importModule<Module>(id: string): Promise<Module> {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite can't run the server's code here");
  return ssr.runner.import<Module>(id);
}
