/**
 * `node bench/src/kill.ts [kills]`: kills the back office at random moments under load (30 by
 * default) and prints which promises were kept. Exits with an error when one was broken.
 */
import { runKills } from "./kill/run-kills.ts";

const report = await runKills(Number(process.argv[2] ?? 30), (line) => console.info(line));
const { findings, ...figures } = report;
console.info(figures);
for (const { promise, broken } of findings) {
  console.info(`${broken.length === 0 ? "kept  " : "BROKEN"}  ${promise}`);
  for (const item of broken.slice(0, 5)) console.info(`          ${item}`);
}
process.exitCode = findings.some(({ broken }) => broken.length > 0) ? 1 : 0;
