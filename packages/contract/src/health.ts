/** Liveness, for a supervisor: both apps answer 200 with `{"ok":true}` while their process works. */
export const healthPath = "/healthz";

/**
 * Readiness, for monitoring: 200 with `{"ok":true}` when an app is fully usable, otherwise 503 with
 * `{"ok":false,"message":"…"}`, where the message says what to do. An app that is not ready can still
 * answer many requests, so a load balancer should not remove it for that reason.
 */
export const readinessPath = "/readyz";
