/** These ignore dots before the @ for everybody. */
const dotlessHosts = ["gmail.com", "googlemail.com"];

const sameHost: Record<string, string> = { "googlemail.com": "gmail.com" };

/**
 * Normalizes an address, so that all spellings of one mailbox are equal. Large hosts ignore a `+tag`
 * and dots before the @, also on their customers' domains, so both are removed everywhere. Two people may
 * share the result at other hosts. See docs/decisions/2026-11-22-one-confirmation-a-day.md.
 */
export function toMailbox(address: string): string {
  const [local = "", host = ""] = address.trim().toLowerCase().split("@");
  const name = local.replace(/\+.*$/, "").replaceAll(".", "");
  return `${name}@${sameHost[host] ?? host}`;
}

/** Whether whoever reads one address also reads the other: dots tell two people apart at most hosts. */
export function isSameOwner(one: string, other: string): boolean {
  return toOwner(one) === toOwner(other);
}

function toOwner(address: string): string {
  const [local = "", host = ""] = address.trim().toLowerCase().split("@");
  return dotlessHosts.includes(host) ? toMailbox(address) : `${local.replace(/\+.*$/, "")}@${host}`;
}
