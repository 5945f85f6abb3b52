import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startApp } from "../../../scripts/process/app.ts";
import { backofficeApp } from "../../../scripts/process/apps.ts";
import { findFreePort } from "../../../scripts/process/ports.ts";
import { type Damage, damages } from "./kinds.ts";

const host = "127.0.0.1";

/** How a start of the back office ended. */
export interface StartResult {
  /** The exit code; undefined when it became ready. */
  code: number | null | undefined;
  printed: string[];
}

export interface DamageResult extends StartResult {
  name: string;
  /** True if it exited with exactly the expected error. */
  noticed: boolean;
}

/**
 * Starts the back office once, then again over a copy of its data for each kind of damage.
 *
 * @param start starts it over a data folder, and stops it once it is ready
 */
export async function runDamages(
  kinds: readonly Damage[] = damages,
  start = startProcess,
): Promise<DamageResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "crm-damage-"));
  try {
    const sound = path.join(folder, "sound");
    const first = await start(sound);
    if (first.code !== undefined) throw new Error(`No first start:\n${first.printed.join("\n")}`);
    const results: DamageResult[] = [];
    for (const [index, { name, damage, error }] of kinds.entries()) {
      const dataDir = path.join(folder, String(index));
      cpSync(sound, dataDir, { recursive: true, preserveTimestamps: true });
      damage(dataDir);
      const { code, printed } = await start(dataDir);
      const noticed = code === 1 && printed.length === 1 && error.test(printed[0] ?? "");
      results.push({ name, code, printed, noticed });
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Starts the real back office. */
async function startProcess(dataDir: string): Promise<StartResult> {
  const port = await findFreePort();
  const env = {
    HOST: host,
    BACKOFFICE_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    SMTP_URL: "",
    LOG_LEVEL: "error",
  };
  const printed: string[] = [];
  const app = startApp(backofficeApp({ host, port, env }), (line) => printed.push(line));
  if (!(await app.ready)) return { code: await app.exited, printed };
  await app.stop();
  return { code: undefined, printed };
}
