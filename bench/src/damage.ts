/**
 * `node bench/src/damage.ts`: spoils the data folder of the back office in every known way, starts
 * it, and prints what it says. Ends with an error when it started or said something else.
 */
import { runDamages } from "./damage/run-damages.ts";

const results = await runDamages();
for (const { name, printed, noticed } of results) {
  console.info(`${noticed ? "noticed" : "MISSED "}  ${name}`);
  for (const line of printed) console.info(`         ${line}`);
}
process.exitCode = results.every(({ noticed }) => noticed) ? 0 : 1;
