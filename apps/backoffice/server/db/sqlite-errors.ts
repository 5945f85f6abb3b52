/** https://www.sqlite.org/rescode.html: "busy" and "locked". */
const lockedCodes = [5, 6];

/** Errors that do not depend on the query. */
const unavailableCodes = [
  ...lockedCodes,
  7, // out of memory
  8, // read-only
  10, // I/O error
  11, // damaged
  13, // disk full
  14, // can't be opened
  15, // lock protocol
  26, // not a database
];

/** Whether an error of SQLite means that its file can't be used, not that the query is wrong. */
export function isFileUnavailable(error: unknown): boolean {
  return unavailableCodes.includes(readCode(error));
}

/** Whether another connection is writing, so that the same statement may work a moment later. */
export function isFileLocked(error: unknown): boolean {
  return lockedCodes.includes(readCode(error));
}

/** The primary result code, or 0 for an error that SQLite has not reported. */
function readCode(error: unknown): number {
  if (!(error instanceof Error) || !("errcode" in error)) return 0;
  // The lowest byte is the primary code; the others are the extended code.
  return Number(error.errcode) & 0xff;
}
