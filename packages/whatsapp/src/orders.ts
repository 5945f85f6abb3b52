/** What a customer answers to confirm or refuse a cash-on-delivery order (section 2.9). */
export const codReplies = { confirm: "Yes", refuse: "No" } as const;
export type CodReply = (typeof codReplies)[keyof typeof codReplies];
