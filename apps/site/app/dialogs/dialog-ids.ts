/** The dialogs that any button can open, by the id of their element. */
export const dialogIds = {
  menu: "menu",
  bookDemo: "book-demo",
  enterprise: "enterprise-inquiry",
  joinCommunity: "join-community",
  signIn: "sign-in",
} as const;
export type DialogId = (typeof dialogIds)[keyof typeof dialogIds];
