import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates the folder of a setting, and those above it that are missing. Node only. With `recursive`, Node's
 * `mkdir` never ends where the system creates nothing, such as below `/proc`.
 *
 * @param setting the name of the variable, for the error
 * @param mode the permissions of created folders; as the process's mask says unless given
 * @throws Error with one sentence when it can't be created
 * @example createFolder("/var/crm/data", "DATA_DIR")
 */
export function createFolder(path: string, setting: string, mode?: number): void {
  try {
    for (const folder of listMissing(path)) createOne(folder, mode);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new Error(
      `The folder ${path} can't be created (${reason}); set ${setting} to one that this account may create.`,
    );
  }
}

/** From the highest one on. A drive of Windows that does not exist is its own parent. */
function listMissing(path: string): string[] {
  if (isFolder(path)) return [];
  const parent = dirname(path);
  return parent === path ? [path] : [...listMissing(parent), path];
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory();

/** Another process may create it at the same time. */
function createOne(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}
