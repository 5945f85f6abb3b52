/** Something to settle before going live. */
export interface Finding {
  /** The setting or place. */
  where: string;
  /** What is wrong with it, and what to do. */
  what: string;
}

/** Addresses and hosts that belong to nobody (RFC 2606). */
export function isExample(value: string): boolean {
  return /\bexample\.(?:com|org|net)\b|[/@]example\b/.test(value);
}
