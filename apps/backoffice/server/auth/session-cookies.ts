import { APIError } from "better-auth/api";
import type { Context } from "hono";
import type { HttpError } from "../http/http-error.ts";

/** Copies only the cookies: better-auth's body contains the session's token, which scripts could read. */
export function passCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
}

/** Replaces better-auth's 4xx errors with our error; other errors pass. */
export async function replaceApiErrors<Answer>(
  httpError: HttpError,
  request: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw httpError;
    throw error;
  }
}
