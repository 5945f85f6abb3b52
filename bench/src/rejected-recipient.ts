/**
 * `node bench/src/rejected-recipient.ts [bookings]`: books demos (50 by default) while the mail
 * server answers 451 to one of two sales recipients, and prints which promises were kept. Exits with
 * an error when one was broken.
 */
import { runRejections } from "./rejected-recipient/run-rejections.ts";

const { findings, ...figures } = await runRejections(Number(process.argv[2] ?? 50));
console.info(figures);
for (const { promise, broken } of findings) {
  console.info(`${broken.length === 0 ? "kept  " : "BROKEN"}  ${promise}`);
  for (const item of broken.slice(0, 5)) console.info(`          ${item}`);
}
process.exitCode = findings.some(({ broken }) => broken.length > 0) ? 1 : 0;
