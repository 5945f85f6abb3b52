import { type AuthProvider, HttpError } from "react-admin";
import { loginCopy } from "../shell/copy.ts";
import { asJson, send } from "./send.ts";
import { forgetSession, knownSession, readSession } from "./session.ts";
import { endInterruption } from "./sign-in-again.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** Sign-in by session cookie. Which pages a role opens is the server's answer, read here. */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    await send({ method: "POST", path: "/api/desk/sign-in", ...asJson(credentials) });
    forgetSession();
    await readSession().catch((error: Error) => {
      // Taken by the server, and yet nobody is signed in: the browser threw the cookie away.
      throw error instanceof HttpError ? error : new Error(loginCopy.cookieRefused);
    });
  },
  /** @throws HttpError when a session that is open here may not have ended */
  async logout() {
    const isSignedIn = knownSession() !== undefined;
    try {
      await send({ method: "POST", path: "/api/desk/sign-out", ...asJson({}) });
    } catch (error) {
      if (isSignedIn) throw error;
    }
    forgetSession();
    endInterruption();
  },
  async checkAuth() {
    await readSession();
  },
  /**
   * Never rejects: react-admin then signs the person out and *resolves* the failed call with an
   * empty record, which every caller takes for success. `request` handles an ended session.
   */
  async checkError() {},
  async getIdentity() {
    const { person } = await readSession();
    return { id: person.id, fullName: person.name, email: person.email };
  },
  async canAccess({ resource }) {
    const { may } = await readSession();
    return may.some((name) => name === resource);
  },
};
