import { rmSync } from "node:fs";
import path from "node:path";
import { startApp } from "../../../scripts/process/app.ts";
import { projectRoot } from "../../../scripts/process/project.ts";
import { choosePlace } from "../system.ts";

/** Starts the version of this project in a folder with its own `npm start`, as its owner would. */
export async function startVersion(folder: string) {
  const { dataDir, siteUrl, backofficeUrl, env } = await choosePlace();
  const printed: string[] = [];
  const app = startApp(
    {
      name: folder,
      args: ["scripts/start.ts"],
      cwd: path.relative(projectRoot, folder),
      env,
      // It needs both apps.
      healthUrl: `${siteUrl}/help-center`,
    },
    (line) => printed.push(line),
  );
  if (!(await app.ready)) {
    await app.stop();
    throw new Error(`${folder} did not start:\n${printed.join("\n")}`);
  }
  return {
    dataDir,
    siteUrl,
    backofficeUrl,
    async stop() {
      await app.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
