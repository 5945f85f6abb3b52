/** Timeouts of the steps of sending a form. Milliseconds. */
export const submissionTimings = {
  /** After this time the form says that it is still sending. */
  stillSendingMs: 5_000,
  /**
   * After this time the site stores the submission in its spool and answers the visitor. The host's
   * answer is still awaited.
   */
  answerMs: 4_500,
  /** Timeout of one lead call: a host that sends its mail before it answers takes a while. */
  leadCallMs: 30_000,
  /**
   * The browser's timeout. It is longer than the sum of the server's steps for one form, for a site
   * that can't write its spool: the captcha's provider, the capabilities request, then calls 1 and 2.
   */
  browserMs: 75_000,
} as const;
