import type { Operation, Resource } from "../../server/auth/rights.ts";
import type { Session } from "../../server/desk/transport/shapes.ts";
import { useSession } from "./use-session.ts";

/** The rights that react-admin's own actions need; any other action is the name of a right. */
const rightsOfAction: Record<string, readonly string[]> = {
  list: ["read"],
  show: ["read"],
  create: ["change", "manage"],
  edit: ["change", "manage"],
  delete: ["erase", "manage"],
};

/** Whether the server will let this person do it; only to show what is useful, as it checks again. */
export function mayAct({ may }: Pick<Session, "may">, resource: string, action: string): boolean {
  const allowed: readonly string[] = (may as Record<string, string[]>)[resource] ?? [];
  return (rightsOfAction[action] ?? [action]).some((right) => allowed.includes(right));
}

/** Whether the signed-in person has a right; false until the session is loaded. */
export function useMay<Name extends Resource>(resource: Name, operation: Operation<Name>): boolean {
  const session = useSession();
  return session !== undefined && mayAct(session, resource, operation);
}
