import { limitBody as limitBodyOf } from "@crm/server-kit/limited-body";
import { HttpError } from "./http-error.ts";

/**
 * Rejects a larger body with 413.
 *
 * @param maxBytes a whole number of kibibytes, shown in the error message
 */
export function limitBodyTo(maxBytes: number) {
  return limitBodyOf(maxBytes, () => {
    throw new HttpError(
      413,
      `The request is too large: at most ${maxBytes / 1024} kB are accepted`,
    );
  });
}
