import { HttpError } from "react-admin";
import { fetchSession, type Person, setSession } from "./session.ts";

/** Requests wait because this page's person is no longer signed in. */
export interface Interruption {
  person: Person;
  /** Who is signed in instead, as a sentence. */
  otherPerson: string | undefined;
  /** Whether the password dialog is open; false after "Not now". */
  isDialogOpen: boolean;
}

interface Waiting {
  /** Settled by signing in or by "Not now". */
  change: PromiseWithResolvers<boolean>;
  /** Settled by signing in or by leaving. */
  reading: PromiseWithResolvers<boolean>;
}

let interruption: Interruption | undefined;
let waiting: Waiting | undefined;
let signIns = 0;
const listeners = new Set<() => void>();

export function subscribeToInterruption(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentInterruption = (): Interruption | undefined => interruption;

/** The number of repeated sign-ins on this page. */
export const countSignIns = (): number => signIns;

/**
 * Waits until the person has signed in again. All requests share one dialog. "Not now" cancels the
 * requests that change something. Requests that only read continue to wait and open no new dialog.
 *
 * @param sentAt `countSignIns()` when the request was sent
 * @param isQuiet for requests that nobody has asked for: they wait too, and never open the dialog
 * @returns whether to send it again
 */
export async function waitForSignIn({
  person,
  sentAt,
  otherPerson,
  reads,
  isQuiet = false,
}: {
  person: Person;
  sentAt: number;
  otherPerson: string | undefined;
  reads: boolean;
  isQuiet?: boolean;
}): Promise<boolean> {
  if (sentAt !== signIns) return true;
  waiting ??= { change: Promise.withResolvers(), reading: Promise.withResolvers() };
  const { change, reading } = waiting;
  const waits = reads || isQuiet;
  if (!interruption || (!waits && !interruption.isDialogOpen))
    show({ person, otherPerson, isDialogOpen: !isQuiet });
  return waits ? reading.promise : change.promise;
}

/**
 * Resumes the waiting requests after the server has accepted the same person's password and code.
 *
 * @param cookieRejected the error when the browser did not store the session cookie
 * @throws Error with a message for the person when nobody or somebody else is signed in
 */
export async function resumeAfterSignIn({ id }: Person, cookieRejected: string): Promise<void> {
  const session = await fetchSession().catch((error: unknown) => {
    if (error instanceof HttpError) throw error;
    return undefined;
  });
  if (session?.person.id !== id) throw new Error(cookieRejected);
  setSession(session);
  settle(true);
}

/** Called after a successful request: the person is signed in, perhaps again in another tab. */
export function noteSignedIn({ id }: Person): void {
  if (interruption?.person.id === id) settle(true);
}

/** Closes the dialog and cancels requests that change something. The page stays as it is. */
export function postponeSignIn(): void {
  if (!interruption || !waiting) return;
  waiting.change.resolve(false);
  waiting.change = Promise.withResolvers();
  show({ ...interruption, isDialogOpen: false });
}

/** Opens the dialog again. */
export function resumeSignIn(): void {
  if (interruption) show({ ...interruption, isDialogOpen: true });
}

/**
 * Opens the dialog if requests wait for the sign-in already, unless another tab has signed the person in.
 *
 * @returns false after "Not now"
 */
export async function askForSignIn(): Promise<boolean> {
  if (!interruption || !waiting) return true;
  const session = await fetchSession().catch(() => undefined);
  if (session) noteSignedIn(session.person);
  if (!waiting) return true;
  resumeSignIn();
  return waiting.change.promise;
}

/** Resolves when a request finds that the session has ended, until `stop` is called. */
export function whenSignedOut() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = subscribeToInterruption(() => interruption && resolve());
  return { promise, stop };
}

/** Cancels all waiting requests, because the person leaves for the sign-in page. */
export function endInterruption(): void {
  settle(false);
}

function settle(isSignedIn: boolean): void {
  if (isSignedIn) signIns += 1;
  waiting?.change.resolve(isSignedIn);
  waiting?.reading.resolve(isSignedIn);
  waiting = undefined;
  show(undefined);
}

function show(next: Interruption | undefined): void {
  interruption = next;
  for (const listener of listeners) listener();
}
