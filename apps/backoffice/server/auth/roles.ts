/** What a person at the back office may be. An admin may do everything. */
export const roles = ["admin", "editor", "sales"] as const;
export type Role = (typeof roles)[number];

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** When the password was generated, if the person has not changed it yet. Epoch milliseconds. */
  passwordGeneratedAt: number | null;
}

type Rule = (person: Pick<Person, "role">) => boolean;

export const mayReadLeads: Rule = ({ role }) => role === "admin" || role === "sales";
/** What is erased is gone, so one role answers for it. */
export const mayEraseLeads: Rule = ({ role }) => role === "admin";
export const mayReadOutbox: Rule = ({ role }) => role === "admin" || role === "sales";
export const mayEditArticles: Rule = ({ role }) => role === "admin" || role === "editor";

/** Narrows stored text to a role. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}
