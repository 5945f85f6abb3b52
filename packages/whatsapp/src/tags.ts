/**
 * A tag can be flagged as the first message tag. A contact's profile shows it as the start of the
 * conversation.
 */
export const firstMessageTag = { label: "first message tag" } as const;
