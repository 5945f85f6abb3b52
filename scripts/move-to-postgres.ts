/** `npm run move-to-postgres`: runs the back office's command with the settings in `.env`. */
import { loadEnvFile } from "./process/env-file.ts";

loadEnvFile();
await import("../apps/backoffice/server/backup/move-to-postgres-command.ts");
