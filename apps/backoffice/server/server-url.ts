/** What a URL with a password must be, as the end of a sentence that begins with what it is. */
export const serverUrlRule =
  "must be a valid URL, with characters such as #, /, ? and @ in its password percent-encoded (# as %23)";

/**
 * Whether a mail server's or database's URL is valid. A `#`, `/` or `?` in a password ends the part with the
 * server's name; where the URL is still valid, it names another server.
 */
export function isServerUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password, pathname, search, hash } = new URL(value);
  const isCut = hash !== "" || pathname.includes("@") || /^\?[^=]*@/.test(search);
  // A mail server's password may have a % that encodes nothing.
  const isEncoded = isDecodable(username) && isDecodable(password);
  return !isCut && (isEncoded || /^smtps?:/.test(value));
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
