/** The roles of people at the back office. An admin may do everything. */
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
/** Erasing can't be undone, so only one role may do it. */
export const mayEraseLeads: Rule = ({ role }) => role === "admin";
/** Customers of the lead API, with the leads that they captured. */
export const mayReadCompanies: Rule = ({ role }) => role === "admin" || role === "sales";
export const mayManageCompanies: Rule = ({ role }) => role === "admin";
export const mayReadOutbox: Rule = ({ role }) => role === "admin" || role === "sales";
export const mayEditArticles: Rule = ({ role }) => role === "admin" || role === "editor";

/** Whether a stored value is a role. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}
