/** What `readLinkAddress` takes as it is: what the server's sanitizer lets through. */
const whole = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

const domain = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[:/?#]|$)/i;
const mail = /^[^\s@/]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

/**
 * The address that somebody means who types one for a link.
 *
 * @returns undefined when it can't be told: such a link would be dropped on saving without a word
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
