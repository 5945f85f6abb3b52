import { createHash } from "node:crypto";
import type { Row } from "./tables.ts";

const modulus = 2n ** 256n;

/** The number of rows and a hash of their content, which does not depend on their order. */
export interface RowDigest {
  rows: number;
  /** 64 hex digits. */
  hash: string;
}

/** Adds up the SHA-256 of rows; databases sort texts differently, so a hash of the sequence would differ. */
export function createRowDigest(): { add(rows: readonly Row[]): void; result(): RowDigest } {
  let sum = 0n;
  let count = 0;
  return {
    add(rows) {
      for (const row of rows) {
        const digest = createHash("sha256").update(JSON.stringify(row)).digest("hex");
        sum = (sum + BigInt(`0x${digest}`)) % modulus;
        count += 1;
      }
    },
    result: () => ({ rows: count, hash: sum.toString(16).padStart(64, "0") }),
  };
}
