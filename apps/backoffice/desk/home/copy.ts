export const homeCopy = {
  title: "Good to see you",
  leads: {
    title: "Leads",
    today: (count: number) => (count === 1 ? "1 new lead today" : `${count} new leads today`),
    week: (count: number) => `${count} in the last seven days`,
    undelivered: (count: number) =>
      count === 1 ? "1 form could not be stored" : `${count} forms could not be stored`,
    open: "Open the leads",
    openUndelivered: "See what could not be stored",
    newest: "Newest leads",
  },
  privacyRequests: {
    title: "Data requests",
    waiting: (count: number) =>
      count === 1 ? "1 request waits for an answer" : `${count} requests wait for an answer`,
    open: "Open the request",
    openOldest: "Open the oldest request",
  },
  mails: {
    title: "Outbox",
    fine: "All mails have been sent",
    noneWaiting: "No mail is waiting",
    waiting: (count: number) => (count === 1 ? "1 mail is waiting" : `${count} mails are waiting`),
    dead: (count: number) =>
      count === 1 ? "1 mail could not be delivered" : `${count} mails could not be delivered`,
    failedAttempts: (count: number) =>
      count === 1
        ? "1 was not accepted at the last attempt"
        : `${count} were not accepted at the last attempt`,
    suppressed: (count: number) =>
      count === 1
        ? "1 was suppressed in the last seven days"
        : `${count} were suppressed in the last seven days`,
    open: "Open the outbox",
    openDead: "See the undelivered mails",
  },
  articles: {
    title: "Articles",
    published: (count: number) =>
      count === 1 ? "1 article on the site" : `${count} articles on the site`,
    rest: (drafts: number, scheduled: number) =>
      `${drafts === 1 ? "1 draft" : `${drafts} drafts`}, ${scheduled} scheduled`,
    open: "Open the articles",
  },
  failed: "We can't load these figures right now. Reload the page to try again.",
} as const;
