import { mediaPath } from "@crm/contract/extensions/media";

const address = new RegExp(`${mediaPath}/([a-z0-9-]+\\.webp)`, "g");

/** The file names of the stored pictures whose addresses are in a text. */
export function findPictureNames(text: string): string[] {
  return [...text.matchAll(address)].map(([, name = ""]) => name);
}
