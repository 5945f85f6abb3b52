import type { Services } from "../services.ts";
import { MediaUnavailable } from "./media-unavailable.ts";

/**
 * Checks at the start that pictures can be stored. A bucket that does not answer is only logged: leads
 * need no pictures, and it may answer in a minute.
 *
 * @throws Error with one sentence when the storage rejects its settings
 */
export async function checkMedia({ media, log }: Pick<Services, "media" | "log">): Promise<void> {
  try {
    await media.check();
  } catch (error) {
    if (!(error instanceof MediaUnavailable)) throw error;
    if (error.isRejected) {
      throw new Error(
        `${error.message}; correct MEDIA_URL, MEDIA_ENDPOINT, MEDIA_REGION or the bucket's credentials.`,
      );
    }
    log.error({ reason: error.message }, "Pictures can't be stored or read");
  }
}
