import type { z } from "zod";

/** The host that answers: `{api}` for leads, `{admin}` for articles. */
export type Host = "api" | "admin";

/** One HTTP call between the site and a host: address, headers, request and response. */
export interface Call<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** 1 to 12; comments, docs and tests name calls by this number. */
  number: number;
  host: Host;
  method: "GET" | "POST";
  /** Path below the host, with `:name` for each parameter. */
  path: string;
  /** Header names in addition to `Content-Type: application/json`, which every call sends. */
  headers: readonly string[];
  /** Body of a POST; GET calls have none. */
  request: Request;
  /** The fields that callers read from the answer; unknown fields pass. */
  response: Response;
}

/** The header that carries the site's key on calls 1 and 2, and a customer's on the lead API. */
export const apiKeyHeader = "apiKey";

/** The header that makes a temporary tunnel host skip its warning page (calls 5 to 8). */
export const tunnelHeader = "ngrok-skip-browser-warning";

/**
 * A repeated request with the same key gets the first answer again. Calls 1, 3 and 4 and the
 * customers' lead API accept it.
 */
export const idempotencyHeader = "Idempotency-Key";

/** The longest accepted key, in characters. All characters must be visible ASCII. */
export const idempotencyKeyMaxLength = 200;

/**
 * Infers a call definition's type without widening its schemas.
 *
 * @returns the call, unchanged
 * @example defineCall({ ...getBlogArticle, path: "/posts/:id" }).path // "/posts/:id"
 */
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
 * @throws Error when a parameter is missing, or when `isPathSegment` rejects it
 * @example callPath(getHelpArticle, { id: "a1" }) // "/api/article/websit/HelpCentreArticles/a1"
 */
export function callPath(
  call: Pick<Call, "path">,
  parameters: Record<string, string> = {},
): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`Parameter ${name} of ${call.path} is missing`);
    if (!isPathSegment(value))
      throw new Error(`Parameter ${name} of ${call.path} can't be ${value}`);
    return encodeURIComponent(value);
  });
}

/** One or two dots, and the same percent-encoded any number of times. */
const dots = /^(?:\.|%(?:25)*2e){1,2}$/i;
/** Path separators of some hosts, plain or percent-encoded. */
const separators = /[/\\]|%(?:25)*(?:2f|5c)/i;

/**
 * True when a value can be one segment of a call's path. Dots alone can't: they lead to another
 * folder, even encoded if the host decodes before it resolves the path. An empty value names another
 * call, and a lone surrogate can't be encoded.
 *
 * @example isPathSegment("..") // false
 * @example isPathSegment("%2e%2e") // false
 * @example isPathSegment("a..b") // true
 */
export function isPathSegment(value: string): boolean {
  if (value === "" || !value.isWellFormed()) return false;
  return !value.split(separators).some((part) => dots.test(part));
}
