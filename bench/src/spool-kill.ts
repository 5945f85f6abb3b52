/**
 * `node bench/src/spool-kill.ts [kills]`: kills the site at each named point of its spool's work (10 times
 * each by default) and prints which promises were kept. Exits with an error when one was broken.
 */
import { runSpoolKills } from "./spool-kill/run-spool-kills.ts";

const report = await runSpoolKills(Number(process.argv[2] ?? 10), (line) => console.info(line));
const { findings, ...figures } = report;
console.info(figures);
for (const { promise, broken } of findings) {
  console.info(`${broken.length === 0 ? "kept  " : "BROKEN"}  ${promise}`);
  for (const item of broken.slice(0, 5)) console.info(`          ${item}`);
}
process.exitCode = findings.some(({ broken }) => broken.length > 0) ? 1 : 0;
