/** Texts of the error page. */
export const copy = {
  failed: {
    title: "This page did not load.",
    text: "The connection may have been lost, or something went wrong on our side. Please try again.",
  },
  missing: {
    title: "This page does not exist.",
    text: "The link may be old. You can reach everything from the home page.",
  },
  again: "Try again",
  home: "Back to Home",
} as const;
