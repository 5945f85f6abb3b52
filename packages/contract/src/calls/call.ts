import type { z } from "zod";

/** Which host answers: the specification's {api} or {admin}. */
export type Host = "api" | "admin";

/** One call of section 7: how it is addressed and what travels. */
export interface Call<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Its number in section 7's table. */
  number: number;
  host: Host;
  method: "GET" | "POST";
  /** Path below the host, with `:name` for each parameter. */
  path: string;
  /** Header names beside `Content-Type: application/json`, which every call sends. */
  headers: readonly string[];
  /** Body of a POST; GET calls have none. */
  request: Request;
  /** What a caller may read of the answer; unknown fields are let through. */
  response: Response;
}

/** The header that carries the site's key on calls 1 and 2, and a customer's on the lead API. */
export const apiKeyHeader = "apiKey";

/** The header that lets a temporary tunnel host answer without its warning page (calls 5 to 8). */
export const tunnelHeader = "ngrok-skip-browser-warning";

/**
 * A repeat with the same key gets the first answer again. Calls 1, 3 and 4, and the customers' lead
 * API.
 */
export const idempotencyHeader = "Idempotency-Key";

/** The longest key that is accepted. Characters, all of them visible ASCII. */
export const idempotencyKeyMaxLength = 200;

/** Types a call definition without widening its schemas. */
export function defineCall<Request extends z.ZodType, Response extends z.ZodType>(
  call: Call<Request, Response>,
): Call<Request, Response> {
  return call;
}

/**
 * Fills a call's path.
 *
 * @param call the call
 * @param parameters one value for each `:name` of its path; they are percent-encoded
 * @throws Error when a parameter is missing, or is one that no path can carry
 * @example callPath(getHelpArticle, { id: "a1" }) // "/api/article/websit/HelpCentreArticles/a1"
 */
export function callPath(
  call: Pick<Call, "path">,
  parameters: Record<string, string> = {},
): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`Parameter ${name} of ${call.path} is missing`);
    if (!fitsPath(value)) throw new Error(`Parameter ${name} of ${call.path} can't be ${value}`);
    return encodeURIComponent(value);
  });
}

/** One or two dots, and the same percent-encoded any number of times. */
const dots = /^(?:\.|%(?:25)*2e){1,2}$/i;
/** What separates folders at some hosts, also encoded. */
const separators = /[/\\]|%(?:25)*(?:2f|5c)/i;

/**
 * True when a value can be one part of a call's path. Dots alone can't: they lead to another folder,
 * and encoded ones do so at a host that decodes before it looks. Nothing at all names another call,
 * and half a character can't be encoded.
 *
 * @example fitsPath("..") // false
 * @example fitsPath("%2e%2e") // false
 * @example fitsPath("a..b") // true
 */
export function fitsPath(value: string): boolean {
  if (value === "" || !value.isWellFormed()) return false;
  return !value.split(separators).some((part) => dots.test(part));
}
