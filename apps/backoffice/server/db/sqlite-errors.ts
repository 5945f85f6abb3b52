const busyCode = 5;

/** https://www.sqlite.org/rescode.html: errors that do not depend on the query. */
const unavailableCodes = [
  busyCode,
  6, // locked
  7, // out of memory
  8, // read-only
  10, // I/O error
  11, // damaged
  13, // disk full
  14, // can't be opened
  15, // lock protocol
  26, // not a database
];

/** Whether an error of SQLite means that another connection has locked the file. */
export function isFileLocked(error: unknown): boolean {
  return primaryCodeOf(error) === busyCode;
}

/** Whether an error of SQLite means that its file can't be used, not that the query is wrong. */
export function isFileUnavailable(error: unknown): boolean {
  const code = primaryCodeOf(error);
  return code !== undefined && unavailableCodes.includes(code);
}

function primaryCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  // The lowest byte is the primary result code; the others are the extended code.
  return Number(error.errcode) & 0xff;
}
