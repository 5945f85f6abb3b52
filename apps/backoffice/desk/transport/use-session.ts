import { useEffect, useSyncExternalStore } from "react";
import type { Session } from "../../server/desk/transport/shapes.ts";
import { currentSession, readSession, subscribeToSession } from "./session.ts";

/** The session when it is loaded. React-admin handles a failure to load it. */
export function useSession(): Session | undefined {
  const session = useSyncExternalStore(subscribeToSession, currentSession);
  useEffect(() => {
    if (!session) readSession().catch(() => undefined);
  }, [session]);
  return session;
}
