import type { Session, SessionAnswer } from "../../server/desk/shapes.ts";
import { request } from "./request.ts";

let known: Promise<Session> | undefined;
let ended = false;

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

/** Notes that the server ended the session, until somebody signs in. */
export function endSession(): void {
  forgetSession();
  ended = true;
}

export function startSession(): void {
  forgetSession();
  ended = false;
}

/** Whether the sign-in page has to say why it is there. */
export function hasSessionEnded(): boolean {
  return ended;
}
