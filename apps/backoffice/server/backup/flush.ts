import { closeSync, fsyncSync, openSync } from "node:fs";

/** Flushes a file to the disk. */
export function flushFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Flushes a folder's list of names to the disk. Windows has no such call. */
export function flushFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
