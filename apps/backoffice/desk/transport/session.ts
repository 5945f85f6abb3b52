import type { Session, SessionAnswer } from "../../server/desk/transport/shapes.ts";
import { send } from "./send.ts";

export type Person = Session["person"];

let asked: Promise<Session> | undefined;
let known: Session | undefined;
const listeners = new Set<() => void>();

/**
 * The signed-in person and the pages they may open, cached until `clearSession`. The cache is not
 * cleared when the session ends, so that the page and everything typed in it stay.
 *
 * @throws Error when nobody is signed in
 */
export function readSession(): Promise<Session> {
  asked ??= askSession().then(
    (session) => {
      keep(session);
      return session;
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** The session that was read last. */
export function knownSession(): Session | undefined {
  return known;
}

/** @throws Error when nobody is signed in */
export async function askSession(): Promise<Session> {
  const { session } = await send<SessionAnswer>({ method: "GET", path: "/api/desk/session" });
  if (!session) throw new Error("Please sign in to continue.");
  return session;
}

/** Reloads the session in the background, if it is still the same person's. */
export function renewSession(person: Person): void {
  askSession().then(
    (session) => session.person.id === person.id && keepSession(session),
    () => undefined,
  );
}

export function keepSession(session: Session): void {
  asked = Promise.resolve(session);
  keep(session);
}

export function forgetSession(): void {
  asked = undefined;
  keep(undefined);
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(session: Session | undefined): void {
  known = session;
  for (const listener of listeners) listener();
}
