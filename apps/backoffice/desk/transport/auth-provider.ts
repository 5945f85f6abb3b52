import { type AuthProvider, HttpError } from "react-admin";
import { loginCopy } from "../shell/copy.ts";
import { mayAct } from "./rights.ts";
import { asJson, send } from "./send.ts";
import { clearSession, currentSession, readSession } from "./session.ts";
import { endInterruption } from "./sign-in-again.ts";

/** Sign-in by session cookie. The server's session answer lists what a role may do. */
export const authProvider: AuthProvider = {
  /** Opens the desk after the server has accepted password and code; see `sign-in.ts`. */
  async login() {
    clearSession();
    await readSession().catch((error: Error) => {
      // The server accepted the sign-in, but nobody is signed in: the browser rejected the cookie.
      throw error instanceof HttpError ? error : new Error(loginCopy.cookieRejected);
    });
  },
  /** @throws HttpError when the session may still be open */
  async logout() {
    const isSignedIn = currentSession() !== undefined;
    try {
      await send({ method: "POST", path: "/api/desk/sign-out", ...asJson({}) });
    } catch (error) {
      if (isSignedIn) throw error;
    }
    clearSession();
    endInterruption();
  },
  async checkAuth() {
    await readSession();
  },
  /**
   * Never rejects. Otherwise react-admin would sign the person out and *resolve* the failed call with
   * an empty record, which looks like a success. `request` handles an ended session.
   */
  async checkError() {},
  async getIdentity() {
    const { person } = await readSession();
    return { id: person.id, fullName: person.name, email: person.email };
  },
  async canAccess({ resource, action }) {
    return mayAct(await readSession(), resource, action);
  },
};
