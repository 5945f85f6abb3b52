/**
 * `node bench/src/damage.ts`: damages the data folder of the back office in every known way, starts
 * it, and prints its output. Exits with an error when it started or printed another error.
 */
import { runDamages } from "./damage/run-damages.ts";

const results = await runDamages();
for (const { name, printed, noticed } of results) {
  console.info(`${noticed ? "noticed" : "MISSED "}  ${name}`);
  for (const line of printed) console.info(`         ${line}`);
}
process.exitCode = results.every(({ noticed }) => noticed) ? 0 : 1;
