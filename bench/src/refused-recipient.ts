/**
 * `node bench/src/refused-recipient.ts [bookings]`: books demos (50 unless said otherwise) while the
 * mail server answers 451 to one of two people in sales, and tells which promises held. Ends with an
 * error when one did not.
 */
import { runRefusals } from "./refused-recipient/run-refusals.ts";

const { findings, ...figures } = await runRefusals(Number(process.argv[2] ?? 50));
console.info(figures);
for (const { promise, broken } of findings) {
  console.info(`${broken.length === 0 ? "kept  " : "BROKEN"}  ${promise}`);
  for (const item of broken.slice(0, 5)) console.info(`          ${item}`);
}
process.exitCode = findings.some(({ broken }) => broken.length > 0) ? 1 : 0;
