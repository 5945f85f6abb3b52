/** Both apps answer 200 here with `{"ok":true}` while their process works; a supervisor asks. */
export const healthPath = "/healthz";

/**
 * Both apps answer here whether they can do all that they are for: 200 with `{"ok":true}`, or 503
 * with `{"ok":false,"message":"…"}`, one sentence that says what to do. Monitoring asks. An app that
 * is not ready still answers what it can, so no balancer should take it out for that.
 */
export const readinessPath = "/readyz";
