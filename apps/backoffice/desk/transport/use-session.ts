import { useEffect, useSyncExternalStore } from "react";
import type { Session } from "../../server/desk/transport/shapes.ts";
import { knownSession, readSession, subscribeToSession } from "./session.ts";

/** The session, once it is known. A failure to read it is react-admin's to handle. */
export function useSession(): Session | undefined {
  const session = useSyncExternalStore(subscribeToSession, knownSession);
  useEffect(() => {
    if (!session) readSession().catch(() => undefined);
  }, [session]);
  return session;
}
