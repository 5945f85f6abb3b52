import type { Session, SessionAnswer } from "../../server/desk/shapes.ts";
import { request } from "./request.ts";

let known: Promise<Session> | undefined;

/**
 * Who is signed in and what they may open; asked once, until `forgetSession`.
 *
 * @throws Error when nobody is
 */
export function readSession(): Promise<Session> {
  known ??= askSession().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function askSession(): Promise<Session> {
  const { session } = await request<SessionAnswer>("GET", "/api/desk/session");
  if (!session) throw new Error("Please sign in to continue.");
  return session;
}

export function forgetSession(): void {
  known = undefined;
}
