import { useEffect, useState } from "react";
import type { Session } from "../../server/desk/shapes.ts";
import { readSession } from "./session.ts";

/** The session, once it is known. A failure to read it is react-admin's to handle. */
export function useSession(): Session | undefined {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    let shown = true;
    readSession().then(
      (found) => shown && setSession(found),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, []);
  return session;
}
