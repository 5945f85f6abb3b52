import { existsSync } from "node:fs";
import { inProject } from "./project.ts";

/** Reads `.env` where there is one. What the environment already says wins. */
export function loadEnvFile(): void {
  const file = inProject(".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
