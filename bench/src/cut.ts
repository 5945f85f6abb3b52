/**
 * `POSTGRES_URL=postgres://… node bench/src/cut.ts [cuts]`: cuts connections to PostgreSQL at COMMIT
 * (25 by default), then makes the database stop answering, and prints which promises were kept.
 * Exits with an error when one was broken.
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
