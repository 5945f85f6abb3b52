import { isRemotePicture } from "@crm/contract/extensions/media";
import { parseInParts } from "@crm/server-kit/parse-html";
import { visitElements } from "@crm/server-kit/visit-elements";
import { HttpError } from "../http/http-error.ts";

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
