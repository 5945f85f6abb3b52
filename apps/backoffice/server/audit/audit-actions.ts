/**
 * Everything that the audit trail records, with what the page "Who did what" calls it. The part before
 * the dot is the resource. Only data, so that the pages may import it.
 */
export const auditActions = {
  "session.started": "Signed in",
  "session.ended": "Signed out",
  "session.locked": "Sign-in blocked after wrong passwords or codes",
  "session.others-ended": "Signed out everywhere",
  "account.renamed": "Changed their name",
  "account.password-changed": "Changed their password",
  "account.password-asked": "Asked for a mail for a lost password",
  "account.password-set": "Chose a password by a link",
  "account.two-step-on": "Turned two-step sign-in on",
  "account.two-step-off": "Turned two-step sign-in off",
  "account.recovery-codes-made": "Made new recovery codes",
  "account.recovery-code-used": "Signed in with a recovery code",
  "people.invited": "Invited a person",
  "people.link-made": "Made a link for a password",
  "people.role-changed": "Changed a role",
  "people.signed-out": "Ended a person's sessions",
  "people.two-step-off": "Turned off a person's two-step sign-in",
  "people.removed": "Removed a person",
  "leads.exported": "Downloaded leads",
  "leads.released": "Released a lead",
  "leads.erased": "Erased a lead",
  "undelivered.exported": "Downloaded submissions",
  "undelivered.stored": "Stored a submission as a lead",
  "undelivered.deleted": "Deleted a submission",
  "outbox.sent-again": "Sent a mail again",
  "articles.created": "Created an article",
  "articles.changed": "Changed an article",
  "articles.published": "Published an article",
  "articles.scheduled": "Scheduled an article",
  "articles.unpublished": "Took an article off the site",
  "categories.created": "Created a category",
  "categories.changed": "Changed a category",
  "categories.ordered": "Reordered the categories",
  "categories.deleted": "Deleted a category",
  "searches.cleared": "Cleared a search",
} as const;

export type AuditAction = keyof typeof auditActions;
export type AuditResource = AuditAction extends `${infer Resource}.${string}` ? Resource : never;
