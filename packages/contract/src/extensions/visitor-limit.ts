/**
 * A host sends this header with a 429 answer when one visitor has sent too much, and without it when the
 * host itself is busy. The site stores a submission that a busy host did not accept and forwards it
 * later. Here that would only evade the limit, so the visitor is asked to wait.
 */
export const visitorLimitHeader = "X-Visitor-Limit";
