import { LRUCache } from "lru-cache";

/** More tokens than the rate limits let anyone solve during one token's lifetime. */
const maxTokens = 100_000;

/**
 * Lets each token be used by one submission. It remembers tokens in this process only, to save
 * calls to the hosts. The host that stores the lead enforces single use in its own transaction.
 */
export function createSingleUse(lifetimeMs: number) {
  const owners = new LRUCache<string, string>({
    // With `max` the cache would allocate four megabytes for all of them at the start.
    maxSize: maxTokens,
    sizeCalculation: () => 1,
    ttl: lifetimeMs,
  });
  /** True for the first submission with this token, and when the same submission sends it again. */
  return (token: string, owner: string): boolean => {
    const known = owners.get(token);
    if (known !== undefined) return known === owner;
    owners.set(token, owner);
    return true;
  };
}
