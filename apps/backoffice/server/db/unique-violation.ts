/** SQLite's extended codes for a taken primary key and a taken unique index. */
const sqliteCodes = [1555, 2067];
const postgresCode = "23505";

/** Whether a write failed because a value that must be unique is taken. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return sqliteCodes.includes(Number(error.errcode));
  return "code" in error && error.code === postgresCode;
}
