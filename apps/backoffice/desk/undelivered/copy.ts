export const undeliveredCopy = {
  emptyTitle: "Everything was stored",
  emptyText:
    "When a visitor has seen the thank-you message but the back office can't store what they sent, it appears here, so that nothing is lost.",
  explanation:
    "The visitor has seen the thank-you message, but this form could not be stored. Correct what is wrong, then store it as a lead.",
  answer: "The back office's answer",
  attempts: (count: number) => (count === 1 ? "Tried once" : `Tried ${count} times`),
  what: "What the visitor sent",
  store: "Store as a lead",
  stored: "The form is now stored as a lead.",
  download: "Download for a spreadsheet",
  remove: "Delete this",
  removeTitle: "Delete this for good?",
  removeText: "What the visitor sent is deleted here and can't be restored. No lead is stored.",
  removed: "The form has been deleted.",
  removeFailed: "This could not be deleted. Please try again.",
} as const;

/** Labels of the fields of the three calls, in the order in which they are shown. */
export const fieldLabels = {
  demo: {
    fullName: "Name",
    email: "Email",
    whatsApp: "WhatsApp number",
    companyName: "Company",
    companyEmployees: "Company size",
  },
  enterprise: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    companyName: "Company",
    companySize: "Company size",
  },
  contact: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Phone",
    data: "About them",
    message: "Message",
  },
} as const;
