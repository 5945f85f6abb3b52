import type { MailRow } from "../db/schema.ts";

/** Whoever reads such a mail could sign in as its recipient. */
export function hasSecretLink({ kind }: Pick<MailRow, "kind">): boolean {
  return kind === "password-link";
}

const sentence = "This mail has a secret link, so its text is neither shown here nor kept.";

/** What the desk shows, and what is stored once the mail is sent. */
export const secretBody = { body_text: sentence, body_html: `<p>${sentence}</p>` } as const;
