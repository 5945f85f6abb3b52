/** The element ids of the dialogs that any button can open. */
export const dialogIds = {
  menu: "menu",
  bookDemo: "book-demo",
  enterprise: "enterprise-inquiry",
  joinCommunity: "join-community",
  signIn: "sign-in",
} as const;
export type DialogId = (typeof dialogIds)[keyof typeof dialogIds];
