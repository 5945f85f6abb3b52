import type { Role } from "../../server/auth/roles.ts";

export const roleNames: Record<Role, string> = {
  admin: "Administrator",
  sales: "Sales",
  editor: "Editor",
  support: "Support",
};

export const roleChoices = Object.entries(roleNames).map(([id, name]) => ({ id, name }));

export const peopleCopy = {
  emptyTitle: "Nobody yet",
  emptyText: "People who may open this desk will appear here.",
  invite: "Invite a person",
  invited: "Invited",
  never: "Never",
  on: "On",
  off: "Off",
  lastSeen: (when: string) => `Last seen ${when}`,
  emailMissing: "Please enter an email address",
  nameHelp: "May stay empty. They can change it.",
  roleHelp: {
    admin: "May do everything, also invite and remove people.",
    sales: "Works with leads and mail.",
    editor: "Writes articles, and sees readers' feedback and searches.",
    support: "Reads leads, mail, feedback and searches, and adds notes.",
  } satisfies Record<Role, string>,
  how: "How do they get the link?",
  byMail: "By mail",
  byLink: "I send it myself",
  submit: "Invite",
  mailed: (email: string) => `The mail to ${email} will be sent in a moment.`,
  inviteFailed: "The person was not invited. Please try again.",
  access: "Access",
  saveRole: "Change role",
  roleSaved: "The role has been changed.",
  roleFailed: "The role was not changed. Please try again.",
  password: "Password",
  passwordText:
    "A link lets this person choose a new password once, within an hour. The old password works until then.",
  invitationText:
    "This person has not chosen a password yet. A link works once, within seven days.",
  mailLink: "Mail a link",
  showLink: "Show a link",
  linkFailed: "The link could not be made. Please try again.",
  linkTitle: "Send this link to them",
  linkText: (name: string) =>
    `It is shown only now. Whoever has it can sign in as ${name}, so send it in a private chat.`,
  link: "Link",
  copyLink: "Copy",
  copied: "The link has been copied.",
  copyFailed: "The browser did not allow copying. Select the link and copy it yourself.",
  close: "Close",
  security: "Sign-in",
  signOut: "Sign out everywhere",
  signedOut: "Every session of this person has ended.",
  signOutFailed: "The sessions could not be ended. Please try again.",
  twoStepOff: "Turn off two-step sign-in",
  twoStepText:
    "If the phone and the recovery codes are lost. First make sure that it is really them.",
  twoStepIsOff: "Two-step sign-in is off for this person.",
  twoStepFailed: "Two-step sign-in could not be turned off. Please try again.",
  leads: "Leads",
  openLeads: (count: string) => `Open leads: ${count}`,
  newOwner: "New owner",
  handOver: "Hand them over",
  handOverTitle: (name: string) => `Hand the open leads over to ${name}?`,
  handOverText: (count: string) => `Open leads: ${count}. This can't be undone in one step.`,
  handedOver: (count: number, name: string) =>
    count === 0
      ? "There was no open lead left to hand over."
      : count === 1
        ? `${name} has 1 more lead now.`
        : `${name} has ${count} more leads now.`,
  handOverFailed: (reason: string) => `Some leads may not have been handed over. ${reason}`,
  nobodyElse:
    "Nobody else can own leads yet. Invite somebody first. They can own leads once they have chosen a password.",
  remove: "Remove this person",
  removeTitle: "Remove this person?",
  removeText:
    "They can't sign in any more, and every session ends. Their leads have no owner then. What they did stays recorded.",
  removeTextWithLeads: (count: string) =>
    `They still have open leads (${count}), which will have no owner. To give them to somebody else, hand them over first. After the removal, they can't sign in any more, and every session ends. What they did stays recorded.`,
  removed: "The person has been removed.",
  removeFailed: "The person was not removed. Please try again.",
} as const;
