/** Liveness, for a supervisor: both apps answer 200 with `{"ok":true}` while their process works. */
export const livenessPath = "/livez";

/**
 * Readiness, for monitoring and load balancers: 200 with `{"ok":true}` when an app is fully usable,
 * otherwise 503 with `{"ok":false,"message":"…","failing":{"disk":"…"}}`. `failing` has one sentence
 * for each failing check, which says what to do; `message` is all of them.
 *
 * An app that is not ready can still answer many requests. A load balancer leaves out the checks that
 * are no reason to stop sending, as Kubernetes does: `/readyz?exclude=spool&exclude=forms`.
 */
export const readinessPath = "/readyz";
