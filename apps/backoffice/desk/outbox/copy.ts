export const mailCopy = {
  search: "Subject or recipient",
  state: "State",
  emptyTitle: "No mail yet",
  emptyText: "The team gets a mail for each lead. You will see it here with its state.",
  noneTitle: "No results",
  noneText: "No mail matches this search. Try fewer letters or another state.",
  noServer:
    "No mail server is set, so mails wait in the outbox. Please tell the person who runs this server.",
  sendNow: "Send now",
  sendAgain: "Send again",
  queued: "The mail will be sent in a moment.",
  failed: "The mail could not be put in the queue.",
  confirm: {
    sent: {
      title: "Send this mail a second time?",
      text: "It was sent already. The recipient may get it twice.",
    },
    suppressed: {
      title: "Send this mail after all?",
      text: "Another mail to this address was sent or is waiting. Anybody can type a stranger's address into the form, so send this one only if the person asks for it.",
    },
  },
  body: "The mail as it is sent",
  lead: "Open the lead",
  noAttempt: "None",
  explain: {
    held: "It waits for the booking to be confirmed, at most two minutes.",
    pending: "It will be sent at the next attempt.",
    sending: "It is being sent to the mail server.",
    sent: "The mail server has accepted it.",
    dead: "It was not delivered, and no more attempts are made. See the last error, then send it again.",
    suppressed:
      "It was not sent, so that nobody can flood a stranger's mailbox through the form. The lead is stored; the mail to the team is sent as usual.",
  },
} as const;
