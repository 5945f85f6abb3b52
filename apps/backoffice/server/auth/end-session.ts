import type { Auth } from "./auth.ts";

/** Ends the session that a browser's cookie names, if it names one: its new one replaces it. */
export async function endPresentedSession(auth: Auth, headers: Headers): Promise<void> {
  if (!headers.has("Cookie")) return;
  const presented = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (presented) await endSession(auth, presented.session.token);
}

export async function endSession(auth: Auth, token: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(token);
}
