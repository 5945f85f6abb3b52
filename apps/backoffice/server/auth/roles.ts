/** The roles of people at the back office; `rights.ts` says who may do what. */
export const roles = ["admin", "sales", "editor", "support"] as const;
export type Role = (typeof roles)[number];

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** When the password was generated, if the person has not changed it yet. Epoch milliseconds. */
  passwordGeneratedAt: number | null;
}

/** Whether a stored value is a role. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}
