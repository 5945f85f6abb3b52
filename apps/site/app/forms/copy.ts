/** Our own sentences about sending a form; the specification's messages are in the contract. */
export const formCopy = {
  invalidTitle: "Please check your answers",
  failedTitle: "Something went wrong",
  kept: "Everything you typed is still here. You can also reach us directly:",
  empty: "You can also reach us directly:",
  withoutScript:
    "JavaScript is switched off, so we can't run our robot check. You can still send this form: one of us reads it before we answer.",
  needsScript: "This form can't be sent while JavaScript is switched off.",
  needsCaptcha: "This form can't be sent without our robot check, which could not be loaded.",
  tooManyHeld: "We are getting too many forms without JavaScript right now.",
  tooManyUnchecked: "We are getting too many forms without a robot check right now.",
  otherCaptcha: "The usual robot check did not load. Please use this one instead.",
  useOtherCaptcha: "Use another check",
  captchaWaiting: "The robot check appears here when you fill in the form.",
  captchaFailed: "The captcha could not be loaded.",
  withoutCaptcha: "You can still send this form: one of us reads it before we answer.",
  foreign: "Please send this form from the site itself.",
  incomplete: "This form arrived incomplete. Please reload the page and try again.",
} as const;
