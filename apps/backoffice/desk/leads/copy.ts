export const leadCopy = {
  nameless: "No name given",
  more: "Other fields that were sent",
  source: {
    demo: "Campaign",
    enterprise: "Addressed to",
    contact: "Form",
  },
  page: "Page",
  referrer: "Came from",
  consent: "News by mail",
  consentGiven: "Agreed",
  consentDeclined: "Did not agree",
  notAsked: "Was not asked",
  notice: "Privacy notice shown",
  download: "Download for a spreadsheet",
  erase: "Erase this lead",
  eraseTitle: "Erase this lead for good?",
  eraseText:
    "The contact details, the message and the mails about it are deleted here and can't be restored. Mails that were already sent stay with their recipients.",
  erased: "The lead has been erased.",
  eraseFailed: "The lead could not be erased. Please try again.",
  held: "Held for review",
  heldReasons: {
    "captcha-unchecked":
      "The captcha could not be checked when this lead arrived. Check that it is real before you act on it.",
    "captcha-absent":
      "This form was sent without JavaScript, so no captcha was checked. Check that it is real before you act on it.",
  },
  heldMail: "The visitor gets no mail from us until you release the lead.",
  release: "Release",
  released: "The lead has been released.",
  releaseFailed: "The lead could not be released. Please try again.",
} as const;
