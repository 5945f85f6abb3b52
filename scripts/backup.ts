/** `npm run backup -- <new file>`: runs the back office's command with the settings in `.env`. */
import { resolve } from "node:path";
import { loadEnvFile } from "./process/env-file.ts";

loadEnvFile();
// npm runs scripts in the repository's folder, but the path is relative to where npm was called.
const [target] = process.argv.slice(2);
if (target) process.argv[2] = resolve(process.env.INIT_CWD ?? ".", target);
await import("../apps/backoffice/server/db/back-up-command.ts");
