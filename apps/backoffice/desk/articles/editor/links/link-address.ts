/** Addresses that the server's sanitizer allows; `readLinkAddress` returns them unchanged. */
const whole = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

const domain = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i;
const mail = /^[^\s@/]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

/**
 * Completes the address that an editor types for a link.
 *
 * @returns undefined for an invalid address: the sanitizer would remove its link silently on save
 * @example readLinkAddress("www.example.com") // "https://www.example.com"
 */
export function readLinkAddress(typed: string): string | undefined {
  const address = complete(typed.trim());
  const isOnSite = address !== undefined && /^[#/]/.test(address);
  return address && (isOnSite || URL.canParse(address)) ? address : undefined;
}

function complete(address: string): string | undefined {
  if (whole.test(address)) return address;
  if (mail.test(address)) return `mailto:${address}`;
  if (domain.test(address)) return `https://${address}`;
  return undefined;
}
