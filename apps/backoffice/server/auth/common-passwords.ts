import { createRequire } from "node:module";

interface KnownPasswords {
  /** About 49,000 passwords from public leaks, in lower case, as zxcvbn keeps them. */
  common: ReadonlySet<string>;
  keyboard: Record<string, readonly (string | null)[]>;
}

const require = createRequire(import.meta.url);
let known: KnownPasswords | undefined;

/** Reads the lists when somebody chooses a password: they take 20 MB, and that is rare. */
function readLists(): KnownPasswords {
  const lists: typeof import("@zxcvbn-ts/language-common") = require("@zxcvbn-ts/language-common");
  return {
    common: new Set(lists.dictionary["passwords-common"]),
    keyboard: lists.adjacencyGraphs.qwerty,
  };
}

/** A part that is repeated counts once, so it has to be this long itself. Characters. */
const minRepeatedLength = 12;
const minDifferentCharacters = 5;

/**
 * Whether a password is among the most used ones, or one of those with digits or signs around it, a
 * repeated part, or a row of neighbours such as "abcdef" and "qwerty". Takes time that grows with
 * the square of the length, which is limited.
 */
export function isCommonPassword(password: string): boolean {
  known ??= readLists();
  const { common, keyboard } = known;
  const text = password.trim().toLowerCase();
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, "");
  return (
    common.has(text) ||
    common.has(word) ||
    new Set(text).size < minDifferentCharacters ||
    isRepeated(text.replace(/[^a-z0-9]/g, "")) ||
    isRow(text, keyboard)
  );
}

function isRepeated(text: string): boolean {
  for (let part = 1; part < minRepeatedLength && part * 2 <= text.length; part += 1) {
    if (text.startsWith(text.slice(part))) return true;
  }
  return false;
}

/** Two thirds of the characters follow each other in the alphabet, as digits or on the keyboard. */
function isRow(text: string, keyboard: KnownPasswords["keyboard"]): boolean {
  const characters = [...text];
  const pairs = characters.slice(1).map((next, index) => [characters[index] ?? "", next] as const);
  return (
    pairs.filter(([one, next]) => areNeighbours(one, next, keyboard)).length * 3 > pairs.length * 2
  );
}

function areNeighbours(one: string, next: string, keyboard: KnownPasswords["keyboard"]): boolean {
  if (Math.abs(one.charCodeAt(0) - next.charCodeAt(0)) <= 1) return true;
  return keyboard[one]?.some((key) => key?.includes(next)) ?? false;
}
