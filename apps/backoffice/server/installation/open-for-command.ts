import type { Services } from "../services.ts";
import { readBackofficeSettings } from "../settings.ts";
import { openInstallation } from "./open-installation.ts";
import { recordInstallation } from "./record-installation.ts";
import { requireInstallation } from "./require-installation.ts";

/**
 * Opens the installation of this environment for a command, also while its back office runs.
 *
 * @throws Error with one sentence when there is no installation, or it can't be opened
 */
export async function openForCommand(env: Record<string, string | undefined>): Promise<Services> {
  await requireInstallation(env);
  return openInstallation(readBackofficeSettings(env), (opened) =>
    recordInstallation(opened, { isServing: false }),
  );
}
