/** Texts of the lead forms' dialogs. */
export const leadFormCopy = {
  email: "Email",
  name: "Name",
  companyName: "Company name",
  withoutScript:
    "This form needs JavaScript, which is switched off in this browser. Our sales team helps you just as well:",
  unavailable:
    "The form could not be loaded. Check your connection and try again, or reach our sales team directly:",
  tryAgain: "Try again",
} as const;
