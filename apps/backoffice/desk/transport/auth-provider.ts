import { type AuthProvider, HttpError } from "react-admin";
import { loginCopy } from "../shell/copy.ts";
import { request } from "./request.ts";
import { endSession, forgetSession, readSession, startSession } from "./session.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** Sign-in by session cookie. Which pages a role opens is the server's answer, read here. */
export const authProvider: AuthProvider = {
  async login({ email, password }: Credentials) {
    await request("POST", "/api/desk/sign-in", { email, password });
    startSession();
    await readSession().catch((error: Error) => {
      // Taken by the server, and yet nobody is signed in: the browser threw the cookie away.
      throw error instanceof HttpError ? error : new Error(loginCopy.cookieRefused);
    });
  },
  async logout() {
    // Signing out of a session that has ended already is no failure.
    await request("POST", "/api/desk/sign-out", {}).catch(() => undefined);
    forgetSession();
  },
  async checkAuth() {
    await readSession();
  },
  async checkError({ status }: { status?: number }) {
    if (status !== 401) return;
    endSession();
    throw new Error(loginCopy.ended);
  },
  async getIdentity() {
    const { person } = await readSession();
    return { id: person.id, fullName: person.name, email: person.email };
  },
  async canAccess({ resource }) {
    const { may } = await readSession();
    return may.some((name) => name === resource);
  },
};
