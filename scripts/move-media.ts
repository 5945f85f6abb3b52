/** `npm run move-media -- --to s3` or `--to folder`: runs the back office's command with the settings in `.env`. */
import { loadEnvFile } from "./process/env-file.ts";

loadEnvFile();
await import("../apps/backoffice/server/media/move-media-command.ts");
