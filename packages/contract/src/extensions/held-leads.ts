/**
 * A host that lists this capability stores submissions without a captcha as held for review, when the
 * site's signed assertion names them (`absentCaptcha` in `site-assertion.ts`). The site never sends such
 * a submission to another host: that host could write a mail to the typed address.
 */
export const heldLeadsCapability = "held-leads";
