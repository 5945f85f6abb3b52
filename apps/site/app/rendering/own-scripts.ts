/**
 * Reads the inline scripts that the renderer itself has written. It marks them with a nonce that is
 * made for this one page: no content of the page can know it. A script without the nonce was put
 * into the page by its content and may not run.
 *
 * @param html the page; its scripts carry the nonce
 * @returns the scripts' texts, and the page without the nonce, which is of no use to a browser
 * @example readOwnScripts('<script nonce="n">a()</script>', "n") // { page: "<script>a()</script>", scripts: ["a()"] }
 */
export function readOwnScripts(html: string, nonce: string): { page: string; scripts: string[] } {
  const attribute = nonceAttribute(nonce);
  const ownScript = new RegExp(`<script${attribute}[^>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = [...html.matchAll(ownScript)].map(([, text = ""]) => text);
  return { page: html.replaceAll(attribute, ""), scripts };
}

/** The attribute as React writes it, with the space before it. */
export function nonceAttribute(nonce: string): string {
  return ` nonce="${nonce}"`;
}
