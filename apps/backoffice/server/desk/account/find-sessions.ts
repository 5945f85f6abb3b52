import { toIso } from "@crm/contract/dates";
import type { Auth } from "../../auth/auth.ts";
import type { AccountSession } from "../transport/people-shapes.ts";
import { describeBrowser } from "./describe-browser.ts";

/** A person's open sessions, the one of this request first, then the last used. */
export async function findSessions(
  auth: Auth,
  personId: string,
  headers: Headers,
): Promise<(AccountSession & { token: string })[]> {
  const { internalAdapter } = await auth.$context;
  const current = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const sessions = await internalAdapter.listSessions(personId);
  return sessions
    .filter(({ expiresAt }) => expiresAt.getTime() > Date.now())
    .map(({ id, token, userAgent, createdAt, updatedAt }) => ({
      id,
      token,
      browser: describeBrowser(userAgent ?? ""),
      startedAt: toIso(createdAt.getTime()),
      lastUsedAt: toIso(updatedAt.getTime()),
      isCurrent: token === current?.session.token,
    }))
    .toSorted(
      (a, b) =>
        Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
    );
}
