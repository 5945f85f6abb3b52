/** Texts of the sign-in page. */
export const loginCopy = {
  title: "Sign in to the desk",
  lead: "Leads, outgoing mail and articles in one place.",
  email: "Email",
  password: "Password",
  submit: "Sign in",
  busy: "Signing in...",
  missing: "Please enter your email and your password.",
  failed: "Signing in did not work. Please try again.",
  cookieRejected:
    "Your browser did not store the sign-in cookie. Open the desk at its https address, or at localhost on the machine that it runs on.",
  forgotten: "Forgot your password?",
  conversation: [
    { from: "visitor", text: "Can someone call me about the yearly plan?" },
    { from: "desk", text: "Good morning Farida! Is 11:30 fine?" },
    { from: "visitor", text: "Yes. We are five people at the shop." },
    { from: "desk", text: "Noted. Talk to you at 11:30." },
  ],
} as const;

/** Texts of the second step of a sign-in. */
export const codeCopy = {
  title: "Enter your code",
  lead: "Your authenticator app shows six digits. Without the app, use one of your recovery codes.",
  code: "Code",
  missing: "Please enter the code.",
  back: "Start again",
} as const;

export const lostPasswordCopy = {
  title: "Choose a new password",
  lead: "We send a link to your email address. It works for an hour.",
  submit: "Send the link",
  busy: "Sending...",
  sent: (email: string) =>
    `If ${email} belongs to a person at this desk, a mail with a link is on its way. If none arrives, an administrator can give you a link.`,
  back: "Back to sign-in",
  missing: "Please enter your email.",
} as const;

/** Texts of the page that a link for a password opens. */
export const setPasswordCopy = {
  invitation: "Welcome to the desk",
  invitationLead: (email: string) =>
    `You will sign in as ${email}. Choose a password that nobody else knows.`,
  password: "Choose a new password",
  passwordLead: (email: string) => `For ${email}. Every open session ends.`,
  name: "Your name",
  submit: "Save the password",
  busy: "Saving...",
  done: "Your password is saved",
  doneLead: "You can sign in with it now.",
  invalid: "This link can't be used",
  loading: "Checking the link...",
} as const;

export const accountCopy = {
  open: (name: string) => `${name}, your account`,
  page: "Your account",
  signOut: "Sign out",
  signOutFailed: "Signing out did not work. Please try again.",
} as const;

/** The choice of the theme in the account's menu. */
export const themeCopy = {
  system: "Theme of this device",
  light: "Light theme",
  dark: "Dark theme",
} as const;

/** Texts of the dialog over a page whose session has ended. */
export const signInAgainCopy = {
  title: "Sign in again",
  ended: "Your session has ended.",
  lead: "What you typed is still here. Enter your password to continue where you left off.",
  leadOther:
    "Nothing was done in their name, and what you typed is still here. Enter your password to continue as yourself. This signs them out in this browser.",
  missing: "Please enter your password.",
  postpone: "Not now",
  postponed: "Nothing can be loaded or saved until you sign in again.",
  leave: "Use another account",
  leaveHelp: "The page is loaded again, and what you typed is lost.",
} as const;

export const passwordCopy = {
  open: "Change password",
  title: "Change your password",
  lead: "You stay signed in here. Every other device has to sign in again.",
  current: "Current password",
  next: "New password",
  nextHelp: "At least 12 characters. Three or four unrelated words are easy to remember.",
  submit: "Change password",
  cancel: "Cancel",
  done: "Your password has been changed.",
  failed: "Your password was not changed. Please try again.",
} as const;

export const ownPasswordCopy = {
  title: "Choose your own password",
  lead: "The password that you signed in with is for the first sign-in only. To open the desk, choose one that nobody else knows.",
  current: "Password that you were given",
  submit: "Save and open the desk",
  busy: "Saving...",
  signOut: "Sign out",
} as const;

export const saveProblemCopy = { markedFields: "Please look at the marked fields." } as const;

export const pagerCopy = {
  range: (first: number, last: number, total: string) => `${first}-${last} of ${total}`,
  /** A very long list is not counted to its end. */
  total: ({ total, isCapped }: { total: number; isCapped: boolean }) =>
    isCapped ? `${total}+` : String(total),
  previous: "Previous page",
  next: "Next page",
} as const;

export const tryAgainCopy = {
  title: "This can't be shown right now",
  text: "The back office sent an unreadable answer.",
  again: "Try again",
} as const;

export const errorPageCopy = {
  accessDenied: {
    title: "You don't have access",
    text: "Your role does not allow you to open this page. If you need it, ask an administrator.",
  },
  notFound: {
    title: "Page not found",
    text: "The address may be old or mistyped. The menu lists the pages that you can open.",
  },
} as const;

export const listCopy = {
  filters: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : "Filters"),
} as const;
