/**
 * The name of a guide's picture in files and lists: the screen, and the spot with the ring.
 *
 * @example namePicture("templateList", "new") // "template-list--new"
 */
export function namePicture(screen: string, ring = "plain"): string {
  return `${toKebab(screen)}--${ring}`;
}

/** The screen and the spot of a name; the spot is undefined when there is no ring. */
export function splitPictureName(name: string): { screen: string; ring: string | undefined } {
  const [screen = "", ring] = name.split("--");
  return { screen: toCamel(screen), ring: ring === "plain" ? undefined : ring };
}

function toKebab(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function toCamel(text: string): string {
  return text.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
