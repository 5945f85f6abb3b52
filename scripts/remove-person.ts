/** `npm run remove-person -- <email>`: the back office's own command, with `.env` read as on a start. */
import { loadEnvFile } from "./process/env-file.ts";

loadEnvFile();
await import("../apps/backoffice/server/auth/remove-person.ts");
