import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { createFolder } from "./create-folder.ts";

/** How long assets stay after the last process of their build. Milliseconds. */
const keptMs = 14 * 86_400_000;

/** How often a running process confirms that its assets are in use. Milliseconds. */
const repeatMs = 86_400_000;

/**
 * Copies a build's assets into a folder that several builds share, and removes those that no process
 * has shared for two weeks. The files' names must contain a content hash, so that the same name always
 * means the same content. Processes may do it at the same time. Node only.
 *
 * @param from the folder of the build's assets, without subfolders
 * @param to the shared folder, which is created when missing
 * @param now epoch milliseconds
 * @throws Error of the file system
 * @example await shareAssets("build/client/assets", "/var/assets/site/assets")
 */
export async function shareAssets(
  from: string,
  to: string,
  now: number = Date.now(),
): Promise<void> {
  // A desk that is not built yet has no assets.
  if (!existsSync(from)) return;
  createFolder(to, "ASSETS_DIR");
  const time = new Date(now);
  for (const name of await readdir(from)) {
    const target = join(to, name);
    try {
      await utimes(target, time, time);
    } catch {
      // Other processes serve the folder, so a file must appear complete.
      const draft = join(to, `.${randomUUID()}`);
      await copyFile(join(from, name), draft);
      await utimes(draft, time, time);
      await rename(draft, target);
    }
  }
  for (const name of await readdir(to)) {
    const path = join(to, name);
    // Another process may have removed it.
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (changedAt < now - keptMs) await rm(path, { force: true });
  }
}

/**
 * Shares a build's assets now, and again each day. While that fails, the process serves its own assets
 * only; the error is logged.
 *
 * @returns when they are shared for the first time, or could not be
 * @example await keepSharingAssets("build/client/assets", "/var/assets/site/assets", log)
 */
export async function keepSharingAssets(
  from: string,
  to: string,
  log: Record<"error", (details: object, message: string) => void>,
): Promise<void> {
  const share = () =>
    shareAssets(from, to).catch((error: unknown) =>
      log.error({ err: error }, "The build's assets can't be copied to ASSETS_DIR"),
    );
  setInterval(() => void share(), repeatMs).unref();
  await share();
}
