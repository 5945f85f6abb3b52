const sameHost: Record<string, string> = { "googlemail.com": "gmail.com" };

/**
 * Normalizes an address, so that all spellings of one mailbox are equal. Large hosts ignore a `+tag`
 * and dots before the @, also on their customers' domains, so both are removed everywhere. See docs/decisions/2026-11-22-one-confirmation-a-day.md.
 */
export function toMailbox(address: string): string {
  const [local = "", host = ""] = address.trim().toLowerCase().split("@");
  const name = local.replace(/\+.*$/, "").replaceAll(".", "");
  return `${name}@${sameHost[host] ?? host}`;
}
