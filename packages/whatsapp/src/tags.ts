/**
 * A tag may be flagged as the first message tag: the one that a contact's profile shows as where
 * the talk began (section 3).
 */
export const firstMessageTag = { label: "first message tag" } as const;
