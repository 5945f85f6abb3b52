/**
 * A host that lists this capability answers a repeat of a stored submission with its first answer,
 * before it looks at the captcha: the same `Idempotency-Key` and content. So the site asks it even when
 * the captcha's token is bad: the token may have been used for the stored submission, at another copy
 * of the site. The claim `rejectedCaptcha` of the site's assertion names that token, and the host
 * stores nothing for it.
 */
export const keyedRepeatsCapability = "keyed-repeats";
