/**
 * `POSTGRES_URL=postgres://… node bench/src/cut.ts [cuts]`: cuts connections to PostgreSQL at COMMIT
 * (25 unless said otherwise), then lets the database fall silent, and tells which promises were
 * kept. Ends with an error when one was not.
 */
import { runCuts } from "./cut/run-cuts.ts";

const report = await runCuts(Number(process.argv[2] ?? 25), (line) => console.info(line));
const { findings, ...figures } = report;
console.info(figures);
for (const { promise, broken } of findings) {
  console.info(`${broken.length === 0 ? "kept  " : "BROKEN"}  ${promise}`);
  for (const item of broken.slice(0, 5)) console.info(`          ${item}`);
}
process.exitCode = findings.some(({ broken }) => broken.length > 0) ? 1 : 0;
