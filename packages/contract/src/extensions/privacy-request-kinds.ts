/** What can be asked, with its words on the site and at the desk. */
export const privacyRequestKinds = {
  access: "See what is stored about me",
  correction: "Correct what is stored about me",
  erasure: "Erase everything about me",
  withdrawal: "Take back my consent to offers and news",
} as const;
export type PrivacyRequestKind = keyof typeof privacyRequestKinds;

/** The kind whose words these are. */
export function readPrivacyRequestKind(label: string): PrivacyRequestKind {
  const kinds = Object.keys(privacyRequestKinds) as PrivacyRequestKind[];
  const kind = kinds.find((name) => privacyRequestKinds[name] === label);
  if (!kind) throw new Error(`There is no such request: ${label}`);
  return kind;
}
