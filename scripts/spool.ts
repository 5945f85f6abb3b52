/** `npm run spool`: runs the site's command with the settings in `.env`. */
import { resolve } from "node:path";
import { loadEnvFile } from "./process/env-file.ts";

loadEnvFile();
// npm runs scripts in the repository's folder, but a path is relative to where npm was called.
const file = process.argv[4];
if (file) process.argv[4] = resolve(process.env.INIT_CWD ?? ".", file);
await import("../apps/site/app/backend/.server/spool/command.ts");
