import { isRemotePicture, mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import { parseInParts } from "@crm/server-kit/parse-html";
import { visitElements } from "@crm/server-kit/visit-elements";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { findPictureNames } from "../media/picture-names.ts";

/** The most addresses that the message names. */
const mostNamed = 3;

/**
 * Rejects a text that readers will see, when it has a picture of another website: that picture may
 * change or disappear at any time, and its website learns who reads the article.
 *
 * @param html the sanitized text
 * @param shown the text that readers see now: its pictures may stay
 * @throws HttpError 400 that names the pictures
 */
export async function rejectRemotePictures(html: string, shown = ""): Promise<void> {
  const known = await listRemotePictures(shown);
  const added = [...(await listRemotePictures(html))].filter((src) => !known.has(src));
  if (added.length > 0)
    throw new HttpError(400, describeRemotePictures(added), { field: "content" });
}

/** What an editor must do about the pictures of other websites. */
export function describeRemotePictures(addresses: readonly string[]): string {
  const named = addresses.slice(0, mostNamed).join(", ");
  const rest = addresses.length > mostNamed ? ` and ${addresses.length - mostNamed} more` : "";
  return `Please upload or remove the pictures of other websites: ${named}${rest}. They are marked in the text.`;
}

async function listRemotePictures(html: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  visitElements(await parseInParts(html), ({ tagName, properties }) => {
    const src = String(properties.src ?? "");
    if (tagName === "img" && isRemotePicture(src)) found.add(src);
    return undefined;
  });
  return found;
}

interface Pictures {
  image?: string | null | undefined;
  content: string;
}

const textOf = ({ image, content }: Pictures) => `${image ?? ""} ${content}`;

/** The addresses of our pictures in an article that are not in the library. */
export async function findMissingPictures(
  db: Kysely<Database>,
  article: Pictures,
): Promise<string[]> {
  const names = [...new Set(findPictureNames(textOf(article)))];
  if (names.length === 0) return [];
  const rows = await db.selectFrom("pictures").select("name").where("name", "in", names).execute();
  const known = new Set(rows.map(({ name }) => name));
  return names
    .filter((name) => !known.has(name))
    .map((name) => `${mediaPath}/${name}`)
    .filter((address) => readPictureSize(address) !== undefined);
}

/**
 * Rejects a text that readers will see, when one of its pictures is not in the library: somebody has deleted it
 * just before the text was saved.
 *
 * @param shown the text that readers see now: what it lacks may stay
 * @throws HttpError 400 that names the picture
 */
export async function rejectMissingPictures(
  db: Kysely<Database>,
  article: Pictures,
  shown: Pictures | undefined,
): Promise<void> {
  const before = shown ? textOf(shown) : "";
  const missing = await findMissingPictures(db, article);
  const added = missing.find((address) => !before.includes(address));
  if (added === undefined) return;
  throw new HttpError(
    400,
    `This picture is not in the library: ${added}. Please remove it from the article, or choose another one.`,
    { field: "content" },
  );
}
