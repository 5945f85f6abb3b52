import type { AuthProvider } from "react-admin";
import { request } from "./request.ts";
import { forgetSession, readSession } from "./session.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** Sign-in by session cookie. Which pages a role opens is the server's answer, read here. */
export const authProvider: AuthProvider = {
  async login({ email, password }: Credentials) {
    await request("POST", "/api/desk/sign-in", { email, password });
    forgetSession();
    await readSession();
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
    forgetSession();
    throw new Error("Your session has ended. Please sign in again.");
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
