const knownFields = new Set(["level", "time", "pid", "hostname", "name", "msg"]);

/**
 * Formats a line of an app's output for a terminal: a JSON log entry as its message with the other
 * fields; any other line unchanged.
 *
 * @example terminalLine('{"level":30,"msg":"listening","port":3000}') // "listening port=3000"
 */
export function terminalLine(line: string): string {
  const entry = parseEntry(line);
  if (!entry) return line;
  const level = Number(entry.level);
  const alarm = level >= 50 ? "Error: " : level >= 40 ? "Warning: " : "";
  const details = Object.entries(entry)
    .filter(([name]) => !knownFields.has(name))
    .map(([name, value]) => `${name}=${typeof value === "object" ? JSON.stringify(value) : value}`);
  return alarm + [entry.msg, ...details].filter(Boolean).join(" ");
}

function parseEntry(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
