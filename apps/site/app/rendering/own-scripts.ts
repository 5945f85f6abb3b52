/**
 * Reads the inline scripts that the renderer itself has written. It marks them with a nonce for
 * this one page, which the page's content can't know. A script without the nonce comes from the
 * content and may not run.
 *
 * @param html the page; its own scripts have the nonce
 * @returns the scripts' texts, and the page without the nonce, which browsers do not need
 * @example readOwnScripts('<script nonce="n">a()</script>', "n") // { page: "<script>a()</script>", scripts: ["a()"] }
 */
export function readOwnScripts(html: string, nonce: string): { page: string; scripts: string[] } {
  const attribute = nonceAttribute(nonce);
  const ownScript = new RegExp(`<script${attribute}[^>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = [...html.matchAll(ownScript)].map(([, text = ""]) => text);
  return { page: html.replaceAll(attribute, ""), scripts };
}

/** The attribute as React renders it, including the space before it. */
export function nonceAttribute(nonce: string): string {
  return ` nonce="${nonce}"`;
}
