/** `npm run build`: builds the site and the desk, each only when its sources have changed. */
import { buildStale } from "./builds/build-stale.ts";
import { builds } from "./builds/builds.ts";

process.exitCode = (await buildStale(builds)) ? 0 : 1;
