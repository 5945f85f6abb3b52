import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "../app/backend/.server/log.ts";
import { readSiteSettings, type SiteSettings } from "../app/backend/.server/settings.ts";

/** Settings with generated secrets; the folder with the secrets is deleted after they are read. */
export function testSettings(given: Record<string, string> = {}): SiteSettings {
  const dataDir = mkdtempSync(join(tmpdir(), "crm-site-"));
  log.level = "silent";
  try {
    return readSiteSettings({ DATA_DIR: dataDir, ...given });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
