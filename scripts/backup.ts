/** `npm run backup -- <new file>`: the back office's own command, with `.env` read as on a start. */
import { resolve } from "node:path";
import { loadEnvFile } from "./process/env-file.ts";

loadEnvFile();
// npm runs scripts in the repository's folder; the file is named from where npm was called.
const [target] = process.argv.slice(2);
if (target) process.argv[2] = resolve(process.env.INIT_CWD ?? ".", target);
await import("../apps/backoffice/server/db/back-up-command.ts");
