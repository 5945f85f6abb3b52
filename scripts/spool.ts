/** `npm run spool`: runs the site's command with the settings in `.env`. */
import { loadEnvFile } from "./process/env-file.ts";

loadEnvFile();
await import("../apps/site/app/backend/.server/spool/command.ts");
