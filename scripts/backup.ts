/** `npm run backup`: runs the back office's command with the settings in `.env`. */
import { loadEnvFile } from "./process/env-file.ts";

loadEnvFile();
await import("../apps/backoffice/server/backup/back-up-command.ts");
