import type { Session, SessionAnswer } from "../../server/desk/transport/shapes.ts";
import { send } from "./send.ts";

export type Person = Session["person"];

let sessionPromise: Promise<Session> | undefined;
let current: Session | undefined;
const listeners = new Set<() => void>();

/**
 * The signed-in person and the pages they may open, cached until `clearSession`. The cache is not
 * cleared when the session ends, so that the page and everything typed in it stay.
 *
 * @throws Error when nobody is signed in
 */
export function readSession(): Promise<Session> {
  sessionPromise ??= fetchSession().then(
    (session) => {
      store(session);
      return session;
    },
    (error: unknown) => {
      sessionPromise = undefined;
      throw error;
    },
  );
  return sessionPromise;
}

/** The session that was read last. */
export function currentSession(): Session | undefined {
  return current;
}

/** @throws Error when nobody is signed in */
export async function fetchSession(): Promise<Session> {
  const { session } = await send<SessionAnswer>({ method: "GET", path: "/api/desk/session" });
  if (!session) throw new Error("Please sign in to continue.");
  return session;
}

/** Reloads the session in the background, if it is still the same person's. */
export function renewSession(person: Person): void {
  fetchSession().then(
    (session) => session.person.id === person.id && setSession(session),
    () => undefined,
  );
}

export function setSession(session: Session): void {
  sessionPromise = Promise.resolve(session);
  store(session);
}

export function clearSession(): void {
  sessionPromise = undefined;
  store(undefined);
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(session: Session | undefined): void {
  current = session;
  for (const listener of listeners) listener();
}
