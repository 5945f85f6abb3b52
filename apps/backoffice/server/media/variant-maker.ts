import { listVariants } from "@crm/contract/extensions/picture-variants";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../db/schema.ts";
import { encodeVariant } from "./encode-variant.ts";
import type { MediaStorage } from "./media-storage.ts";
import { MediaUnavailable } from "./media-unavailable.ts";

/** How long one back office has for the variants of one picture. Milliseconds. */
const claimMs = 5 * 60_000;

/** After so many failures a picture stays without variants; pages then show the original. */
const mostFailures = 3;

/** How many pictures may wait. Any others are asked for again by the next reader. */
const mostWaiting = 500;

interface MakerServices {
  db: Kysely<Database>;
  log: Logger;
  media: MediaStorage;
  now: () => number;
}

/** Makes the variants of pictures, one picture after another. */
export interface VariantMaker {
  /** Makes the variants that a picture lacks, soon. A claim prevents that two back offices do it. */
  request(name: string): void;
  /** Resolves when nothing is waiting. */
  settle(): Promise<void>;
  /** Ends after the variant that is being made. The next reader asks for the others again. */
  stop(): Promise<void>;
}

export function createVariantMaker(services: MakerServices): VariantMaker {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;
  let isStopping = false;

  async function run(): Promise<void> {
    for (const name of waiting) {
      if (isStopping) break;
      await makeClaimed(services, name, () => isStopping).catch((error: unknown) =>
        services.log.error({ err: error, picture: name }, "can't make variants of a picture"),
      );
      waiting.delete(name);
    }
    running = undefined;
  }

  return {
    request(name) {
      if (isStopping || waiting.size >= mostWaiting) return;
      waiting.add(name);
      running ??= run();
    },
    settle: async () => running,
    async stop() {
      isStopping = true;
      await running;
    },
  };
}

async function makeClaimed(
  services: MakerServices,
  name: string,
  isStopping: () => boolean,
): Promise<void> {
  const { db, media, log } = services;
  const claimed = await claim(services, name);
  if (claimed === undefined) return;
  const settle = (values: { variants?: string; failed_tries?: number }) =>
    db
      .updateTable("pictures")
      .set({ ...values, claimed_until: 0 })
      .where("name", "=", name)
      .returning("name")
      .executeTakeFirst();
  try {
    const made = await makeMissing(services, name, isStopping);
    if (!made) return void (await settle({}));
    const isStored = await settle({ variants: JSON.stringify(made), failed_tries: 0 });
    // Somebody has deleted the picture in the meantime.
    if (!isStored) for (const variant of made) await media.delete(variant);
  } catch (error) {
    // A storage that can't be used now says nothing about the picture.
    await settle(error instanceof MediaUnavailable ? {} : { failed_tries: claimed + 1 });
    log.warn({ err: error, picture: name }, "can't make variants of a picture");
  }
}

/** Returns how often it has failed before; undefined when there is nothing to do here now. */
async function claim({ db, now }: MakerServices, name: string): Promise<number | undefined> {
  const time = now();
  const claimed = await db
    .updateTable("pictures")
    .set({ claimed_until: time + claimMs })
    .where("name", "=", name)
    .where("failed_tries", "<", mostFailures)
    // A claim so far in the future was made by a wrong clock.
    .where(({ eb, or }) =>
      or([eb("claimed_until", "<=", time), eb("claimed_until", ">", time + 2 * claimMs)]),
    )
    .returning("failed_tries")
    .executeTakeFirst();
  return claimed?.failed_tries;
}

/** Returns the names of all variants; undefined when it was stopped, or when the picture is gone. */
async function makeMissing(
  { media }: MakerServices,
  name: string,
  isStopping: () => boolean,
): Promise<string[] | undefined> {
  const original = await media.read(name);
  if (!original) return undefined;
  const variants = listVariants(name);
  for (const variant of variants) {
    if (isStopping()) return undefined;
    if (await media.exists(variant.name)) continue;
    await media.store(variant.name, await encodeVariant(original, variant));
  }
  return variants.map((variant) => variant.name);
}
