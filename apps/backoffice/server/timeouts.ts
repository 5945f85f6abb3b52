/** How long the back office waits for other servers and threads. Milliseconds. */
export const timeouts = {
  /** A captcha's provider. A visitor waits, and so does the site. */
  siteverify: 2_500,
  /** A delivery to another system. */
  webhook: 10_000,
  /** A request to the bucket of pictures. */
  s3: 6_000,
  /** A search waits this long for an index update; then it uses the current index. */
  indexUpdate: 2_000,
  /** A query of the readiness check. Longer than PostgreSQL's own limits. */
  readinessWrite: 4_000,
} as const;
