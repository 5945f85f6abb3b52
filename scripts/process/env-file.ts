import { existsSync } from "node:fs";
import { inProject } from "./project.ts";

/** Loads `.env` if it exists. Variables that are already set are not changed. */
export function loadEnvFile(): void {
  const file = inProject(".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
