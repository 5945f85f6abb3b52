import { type Command, nodeCommand } from "../process/command.ts";
import { commandFile, inProject } from "../process/project.ts";

/** One build, such as the site's or the desk's. */
export interface Build {
  name: string;
  /** Files and folders that the result depends on, relative to the repository. */
  inputs: readonly string[];
  /** Names of builds, earlier in the list, whose output this one reads. */
  after?: readonly string[];
  /** A file that a finished build has written. */
  result: string;
  /** The file with the fingerprint of the last finished build. */
  stamp: string;
  command: () => Command;
}

const shared = ["packages", "package-lock.json", "tsconfig.base.json", "scripts/licences"];

export const builds: readonly Build[] = [
  {
    name: "desk",
    // It uses statuses, limits and shapes of the server.
    inputs: [
      "apps/backoffice/desk",
      "apps/backoffice/server",
      "apps/backoffice/vite.config.ts",
      ...shared,
    ],
    result: inProject("apps/backoffice/build/desk/index.html"),
    stamp: inProject("apps/backoffice/build/fingerprint"),
    command: () =>
      nodeCommand(commandFile("vite", "vite", "apps/backoffice"), ["build"], {
        cwd: inProject("apps/backoffice"),
        env: { NODE_ENV: "production" },
      }),
  },
  {
    name: "site",
    // Its page of third-party licences also lists the packages in the desk's bundle.
    after: ["desk"],
    inputs: ["apps/site", "apps/backoffice/build/licences.json", ...shared],
    result: inProject("apps/site/build/server/main.js"),
    stamp: inProject("apps/site/build/fingerprint"),
    command: () =>
      nodeCommand(commandFile("@react-router/dev", "react-router", "apps/site"), ["build"], {
        cwd: inProject("apps/site"),
        env: { NODE_ENV: "production" },
      }),
  },
];
