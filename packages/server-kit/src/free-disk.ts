import { statfs } from "node:fs/promises";
import { createGauge } from "./metrics.ts";
import type { ReadinessCheck } from "./readiness.ts";

/** With less free space an app is not ready. Enough for a day of leads, pictures and logs. Bytes. */
export const minFreeBytes = 256 * 1024 * 1024;

/**
 * Finds how many bytes this process may still write on the disk of a folder. Node only.
 *
 * @example await findFreeBytes("./data") // 70_000_000_000
 */
export async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Shows the free space among the metrics.
 *
 * @example measureDisk(() => findFreeBytes("./data"))
 */
export function measureDisk(findFree: () => Promise<number>): void {
  createGauge({
    name: "disk_free_bytes",
    help: "Free space on the disk of DATA_DIR",
    async collect() {
      this.set(await findFree().catch(() => Number.NaN));
    },
  });
}

/**
 * Creates the check whether enough of the disk is free.
 *
 * @example createDiskCheck(() => findFreeBytes("./data"))
 */
export function createDiskCheck(findFree: () => Promise<number>): ReadinessCheck {
  return async () => {
    const free = await findFree().catch(() => undefined);
    if (free === undefined) return "The folder DATA_DIR can't be read; check its disk.";
    if (free >= minFreeBytes) return undefined;
    const [left, least] = [free, minFreeBytes].map((bytes) => Math.floor(bytes / 1024 / 1024));
    return `The disk of DATA_DIR has ${left} MB left, less than ${least} MB; free some space or give it a larger disk.`;
  };
}
