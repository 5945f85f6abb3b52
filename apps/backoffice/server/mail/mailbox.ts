const sameHost: Record<string, string> = { "googlemail.com": "gmail.com" };

/**
 * What an address is compared by, so that one mailbox can't be written to under many spellings.
 * Large hosts ignore a `+tag` and dots before the @, on domains of their customers too, so both are
 * left out everywhere. See docs/decisions/2026-11-22-one-confirmation-a-day.md.
 */
export function toMailbox(address: string): string {
  const [local = "", host = ""] = address.trim().toLowerCase().split("@");
  const name = local.replace(/\+.*$/, "").replaceAll(".", "");
  return `${name}@${sameHost[host] ?? host}`;
}
