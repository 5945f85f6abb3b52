/** A problem to fix before going live. */
export interface Finding {
  /** The setting or place. */
  where: string;
  /** The problem and its fix. */
  what: string;
}

/** True for addresses and hosts that are reserved for examples (RFC 2606). */
export function isExample(value: string): boolean {
  return /\bexample\.(?:com|org|net)\b|[/@]example\b/.test(value);
}
