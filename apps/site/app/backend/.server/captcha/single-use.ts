import { LRUCache } from "lru-cache";

/** More tokens than the rate limits let anyone solve while one of them is good. */
const maxTokens = 100_000;

/**
 * Lets each token be used by one submission. The memory is this process's own: it spares the hosts,
 * and the host that stores the lead makes sure in its own transaction.
 */
export function createSingleUse(lifetimeMs: number) {
  const owners = new LRUCache<string, string>({ max: maxTokens, ttl: lifetimeMs });
  /** True for the first submission to come with this token, and for the same one again. */
  return (token: string, owner: string): boolean => {
    const known = owners.get(token);
    if (known !== undefined) return known === owner;
    owners.set(token, owner);
    return true;
  };
}
