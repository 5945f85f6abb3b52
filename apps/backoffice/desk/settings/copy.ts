export const settingsCopy = {
  title: "Settings",
  configured: "What is configured",
  lead: "These settings are made where the server runs. The name in capitals tells the person who runs it which one to change. Passwords and keys are never shown here.",
  notSet: "Not set",
  tests: "Tests",
  testMail: "Send me a test mail",
  testing: "Sending...",
  sent: (recipient: string) =>
    `The mail server has accepted the mail to ${recipient}. Please look into your mailbox.`,
  failed: "The test mail was not sent. Please try again.",
  webhooks: "Test a webhook",
  openFacts: "Facts about the business that are missing",
  openFactsLead:
    "Pages of the site leave these out or show an example. The owner decides them; the person who runs the server enters them.",
  noOpenFacts: "Nothing is missing.",
} as const;
