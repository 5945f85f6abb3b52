import { brand } from "@crm/brand";
import { isCommonPassword } from "./common-passwords.ts";

/** Shortest accepted password. Characters. */
export const minPasswordLength = 12;
/** Longest accepted password, because a longer one takes longer to hash. Characters. */
export const maxPasswordLength = 128;

/** How long the rest of a password must be without words that others know about its owner. Characters. */
const minOwnLength = 8;

/**
 * Explains why a password of accepted length is easy to guess.
 *
 * @returns a sentence for the person who chose it, or undefined
 */
export function findPasswordProblem(
  password: string,
  person: { email: string; name: string },
): string | undefined {
  if (isMadeOf(password, listKnownWords(person))) {
    return "Please choose a password that does not consist of your email, your name or the product's name";
  }
  if (isCommonPassword(password)) {
    return "This password is easy to guess: many people use it, or one like it. Three or four unrelated words are better";
  }
  return undefined;
}

function listKnownWords({ email, name }: { email: string; name: string }): string[] {
  const { product, company } = brand;
  const [local = "", host = ""] = email.split("@");
  const phrases = [email, local, host, name, product.name, product.slug, company.legalName];
  const parts = [local, name].flatMap((phrase) => phrase.split(/[^\p{L}\p{N}]+/u));
  return [...phrases, ...parts].map(squash).filter((word) => word.length >= 4);
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const text = squash(password);
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((remaining, word) => remaining.replaceAll(word, ""), text);
  return rest.length < text.length && rest.length < minOwnLength;
}

/** Letters and digits, in lower case. */
function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
