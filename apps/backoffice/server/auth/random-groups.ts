import { randomInt } from "node:crypto";

/** Letters and digits without those that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** Random groups of five characters with hyphens between them: about 25 bits each. */
export function createRandomGroups(count: number): string {
  const group = () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: count }, group).join("-");
}
