import type { MailRow } from "../db/rows/mail-rows.ts";

export const secretLinkKinds: readonly MailRow["kind"][] = [
  "password-link",
  "privacy-confirmation",
  "privacy-answer",
];

/** Whoever reads such a mail could do what only its recipient may: sign in, or confirm a request. */
export function hasSecretLink({ kind }: Pick<MailRow, "kind">): boolean {
  return secretLinkKinds.includes(kind);
}

const sentence = "This mail has a secret link, so its text is neither shown here nor kept.";

/** What the desk shows, and what is stored once the mail is sent. */
export const secretBody = { body_text: sentence, body_html: `<p>${sentence}</p>` } as const;
