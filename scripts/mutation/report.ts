/** The part of Stryker's JSON report that is read here. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Mutant {
  mutatorName: string;
  status: string;
  replacement?: string;
  location: { start: Position; end: Position };
}

/** Line and column, both counted from 1. */
interface Position {
  line: number;
  column: number;
}

/** A mutant that no test has noticed. */
export interface Survivor {
  file: string;
  line: number;
  /** The code before and after the mutation, shortened, on one line. */
  change: string;
}

export interface Score {
  noticed: number;
  /** How many of them were noticed only because the tests did not end in time. */
  timeouts: number;
  total: number;
  survivors: Survivor[];
}

const noticed = ["Killed", "Timeout"];
const survived = ["Survived", "NoCoverage"];

/** Counts the mutants of a report. Those that are disabled with a comment do not count. */
export function readScore({ files }: MutationReport): Score {
  const score: Score = { noticed: 0, timeouts: 0, total: 0, survivors: [] };
  for (const [file, { source, mutants }] of Object.entries(files)) {
    for (const mutant of mutants) {
      if (noticed.includes(mutant.status)) score.noticed += 1;
      else if (!survived.includes(mutant.status)) continue;
      else {
        const { start } = mutant.location;
        score.survivors.push({ file, line: start.line, change: describe(source, mutant) });
      }
      if (mutant.status === "Timeout") score.timeouts += 1;
      score.total += 1;
    }
  }
  return score;
}

/** The percentage of noticed mutants; 100 when there are none. */
export function toPercent({ noticed, total }: Pick<Score, "noticed" | "total">): number {
  return total === 0 ? 100 : (100 * noticed) / total;
}

/** The key of a survivor in `docs/mutation-survivors.md`. It has no line number, because lines move. */
export function survivorKey({ file, change }: Survivor): string {
  return `${file}: ${change}`;
}

function describe(source: string, { location, replacement = "" }: Mutant): string {
  const { start, end } = location;
  const lines = source.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? "";
  lines[0] = lines[0]?.slice(start.column - 1) ?? "";
  return `${shorten(lines.join("\n"))} → ${shorten(replacement)}`;
}

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 50)} … ${line.slice(-25)}` : line;
}
