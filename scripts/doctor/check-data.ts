import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { Finding } from "@crm/brand/launch/finding";
import { secretsFile } from "@crm/server-kit/secrets";

/** Finds generated secrets that other users of the machine may read. */
export function checkData(dataDir: string): Finding[] {
  const file = path.join(dataDir, secretsFile);
  if (process.platform === "win32" || !existsSync(file)) return [];
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0) return [];
  const what = `may be read by others (mode ${mode.toString(8)}); run chmod 600 on it`;
  return [{ where: file, what }];
}
