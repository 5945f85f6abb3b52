/** Texts of the lead forms' dialogs. */
export const leadFormCopy = {
  email: "Email",
  name: "Name",
  companyName: "Company name",
  withoutScript: "JavaScript is switched off in this browser.",
  openPage: "Open this form on its own page",
  orReachUs: "Or reach our sales team directly:",
  unavailable:
    "The form could not be loaded. Check your connection and try again, or reach our sales team directly:",
  tryAgain: "Try again",
} as const;
