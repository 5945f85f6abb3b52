const maxLetters = 40;

/**
 * A visitor's name for the subject of a mail to the team: on one line, of letters, digits and the
 * signs that names contain, so that it can't look like an address, a link or another header.
 *
 * @returns undefined when nothing is left
 */
export function toSubjectName(name: string | null): string | undefined {
  const plain = (name ?? "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}'’. -]+/gu, " ")
    // A dot belongs to an initial, not to a host name.
    .replace(/\.(?=\S)/g, ". ")
    .replace(/\s+/g, " ")
    .trim();
  return [...plain].slice(0, maxLetters).join("").trim() || undefined;
}
