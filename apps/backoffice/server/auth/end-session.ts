import type { Auth } from "./auth.ts";

/** Ends the session of a browser's cookie, if there is one, because a new session replaces it. */
export async function endPresentedSession(auth: Auth, headers: Headers): Promise<void> {
  if (!headers.has("Cookie")) return;
  const presented = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (presented) await endSession(auth, presented.session.token);
}

export async function endSession(auth: Auth, token: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(token);
}
