/**
 * A tag may be flagged as the first message tag: the one that a contact's profile shows as where
 * the talk began.
 */
export const firstMessageTag = { label: "first message tag" } as const;
