import { createHash } from "node:crypto";
import { basename } from "node:path";
import { mediaPath, readPictureDigest } from "@crm/contract/extensions/media";
import { HttpError } from "../../http/http-error.ts";
import { addPicture } from "../../media/add-picture.ts";
import { encodePicture } from "../../media/encode-picture.ts";
import { holdPictureFiles } from "../../media/hold-picture-files.ts";
import { recordStored } from "../../media/record-stored-pictures.ts";
import type { Services } from "../../services.ts";
import { FileProblem } from "./front-matter.ts";
import type { OpenZip } from "./read-zip.ts";

/**
 * Finds the address of a picture that a file shows.
 *
 * @throws FileProblem when it is not in the zip, or is not a picture
 */
export type ResolvePicture = (file: string, address: string) => Promise<string>;

/** Relative addresses are resolved against the file's place in the zip. */
const base = "http://zip.invalid/";

/**
 * Takes pictures from a zip as an upload would. One that is stored already keeps its address; any other
 * is decoded and encoded again, once in an import.
 *
 * @param options `isDryRun` stores nothing
 */
export function createResolvePicture(
  services: Pick<Services, "db" | "media" | "now" | "variantMaker">,
  zip: OpenZip,
  { isDryRun, personId }: { isDryRun: boolean; personId: string | null },
): ResolvePicture {
  const { db, media, now } = services;
  const known = new Map<string, string>();

  async function take(name: string): Promise<string> {
    const bytes = await zip.read(name);
    const stored = basename(name);
    const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
    if (readPictureDigest(stored) === digest && (await keepStored(stored))) {
      return `${mediaPath}/${stored}`;
    }
    if (isDryRun) return (await encodePicture(bytes, stored)).picture.address;
    return (await addPicture(services, { bytes, fileName: stored, addedBy: personId })).address;
  }

  /** Returns whether a picture is stored, and sees to it that it stays so and is in the library. */
  async function keepStored(name: string): Promise<boolean> {
    if (isDryRun) return media.exists(name);
    return holdPictureFiles(db, name, async (held) => {
      const bytes = await media.read(name);
      if (!bytes) return false;
      // The clean-up deletes pictures that no text has shown for a while.
      await media.renew(name, now());
      await recordStored(held, [{ name, size: bytes.length, changed: now() }]);
      return true;
    });
  }

  return async (file, address) => {
    const { protocol, origin, pathname, href } = parse(address, file);
    if (protocol !== "http:" && protocol !== "https:") {
      throw new FileProblem(
        `The picture ${shorten(address)} is not a file. Please put it into the zip as one.`,
      );
    }
    // The sanitizer would remove an address without a protocol.
    if (`${origin}/` !== base)
      return address.startsWith("//") ? href.replace(/^http:/, "https:") : address;
    const name = decode(pathname).slice(1);
    const before = known.get(name);
    if (before) return before;
    if (!zip.names.has(name)) {
      const isOurs = address === `${mediaPath}/${basename(name)}`;
      if (isOurs && (await keepStored(basename(name)))) return address;
      throw new FileProblem(`The picture ${address} is not in the zip`);
    }
    const taken = await take(name).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      throw new FileProblem(`The picture ${address} can't be used: ${error.message}`);
    });
    known.set(name, taken);
    return taken;
  };
}

/** An address with a whole picture in it is too long for a sentence. */
const shorten = (address: string) => (address.length > 60 ? `${address.slice(0, 60)}…` : address);

function parse(address: string, file: string): URL {
  if (!URL.canParse(address, base + file)) {
    throw new FileProblem(`This is not the address of a picture: ${address}`);
  }
  return new URL(address, base + file);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
