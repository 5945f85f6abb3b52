/**
 * Decodes the four entities that the sanitizer writes into text and attributes.
 *
 * @example decodeEntities("Say &quot;no&quot; &amp; mean it") // 'Say "no" & mean it'
 */
export function decodeEntities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
