import { HttpError } from "react-admin";
import { personHeader } from "../../server/desk/person-header.ts";
import { transportCopy as copy } from "./copy.ts";
import { asJson, type Outgoing, send } from "./send.ts";
import { currentSession, renewSession } from "./session.ts";
import { countSignIns, noteSignedIn, waitForSignIn } from "./sign-in-again.ts";

const uploadTimeoutMs = 120_000;

/**
 * Sends a request as the signed-in person and reads its JSON. If the session has ended, it waits for
 * the next sign-in and sends the request again.
 *
 * @throws HttpError with a sentence that a person can act on
 */
export function request<Answer>(
  method: Outgoing["method"],
  path: string,
  body?: unknown,
): Promise<Answer> {
  return sendAsPerson({ method, path, ...(body === undefined ? {} : asJson(body)) });
}

/**
 * Like `request`, for what the page does by itself while a person types: if the session has ended, a
 * notice asks for the sign-in instead of a dialog, which would take the focus.
 */
export function requestQuietly<Answer>(
  method: Outgoing["method"],
  path: string,
  body?: unknown,
): Promise<Answer> {
  return sendAsPerson({ method, path, ...(body === undefined ? {} : asJson(body)) }, true);
}

/**
 * Uploads a file. The timeout is long, because large pictures on slow connections take a while.
 *
 * @param timeoutMs until the answer is complete
 */
export function upload<Answer>(
  path: string,
  file: File,
  {
    timeoutMs = uploadTimeoutMs,
    ...progress
  }: Pick<Outgoing, "onProgress" | "signal" | "timeoutMs"> = {},
): Promise<Answer> {
  return sendAsPerson({
    ...progress,
    method: "POST",
    path,
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
    timeoutMs,
  });
}

async function sendAsPerson<Answer>(outgoing: Outgoing, isQuiet = false): Promise<Answer> {
  for (;;) {
    const person = currentSession()?.person;
    const sentAt = countSignIns();
    try {
      const headers = { ...outgoing.headers, ...(person && { [personHeader]: person.id }) };
      const answer = await send<Answer>({ ...outgoing, headers });
      if (person) noteSignedIn(person);
      return answer;
    } catch (error) {
      // Does not retry after another person has signed in on this page.
      const isSamePerson = person !== undefined && person.id === currentSession()?.person.id;
      if (!isSamePerson || !(error instanceof HttpError)) throw error;
      // The role may have changed, so the menu needs the new session.
      if (error.status === 403) renewSession(person);
      if (error.status !== 401 && error.status !== 412) throw error;
      const isSignedIn = await waitForSignIn({
        person,
        sentAt,
        otherPerson: error.status === 412 ? error.message : undefined,
        reads: outgoing.method === "GET",
        isQuiet,
      });
      if (!isSignedIn) throw new HttpError(copy.notSignedIn, 401);
    }
  }
}
