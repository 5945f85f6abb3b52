export const mailCopy = {
  search: "Subject or recipient",
  state: "State",
  emptyTitle: "No mail yet",
  emptyText: "Each lead writes a mail to the team. You will see it here with its state.",
  noneTitle: "Nothing found",
  noneText: "No mail matches this search. Try fewer letters or another state.",
  noServer:
    "No mail server is set, so mails wait here. Set SMTP_URL and start again to have them sent.",
  sendNow: "Send now",
  sendAgain: "Send again",
  queued: "The mail goes out in a moment.",
  failed: "The mail could not be put in the queue.",
  confirm: {
    sent: {
      title: "Send this mail a second time?",
      text: "It was sent already. The recipient may get it twice.",
    },
    suppressed: {
      title: "Send this mail after all?",
      text: "Another mail to this address went out, or is waiting. Anybody can type a stranger's address into the form, so send this one only if the person asks for it.",
    },
  },
  body: "The mail as it is sent",
  lead: "Open the lead",
  noAttempt: "None",
  explain: {
    held: "It waits for the booking to be confirmed, at most two minutes.",
    pending: "It goes out at the next attempt.",
    sending: "It is on its way to the mail server.",
    sent: "The mail server took it.",
    dead: "It was not delivered, and no more attempts are made. See the last error, then send it again.",
    suppressed:
      "It was not sent, so that nobody can flood a stranger's mailbox through the form. The lead is stored; the mail to the team is sent as usual.",
  },
} as const;
