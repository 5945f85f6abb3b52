/** `npm run articles -- export <file>` or `import <file>`: runs the back office's command with the settings in `.env`. */
import { loadEnvFile } from "./process/env-file.ts";

loadEnvFile();
await import("../apps/backoffice/server/articles/markdown/articles-command.ts");
