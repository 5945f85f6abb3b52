/** How long sending a form may take, at each step of the way. Milliseconds. */
export const submissionTimings = {
  /** After this long the form says that it is still sending. */
  stillSendingMs: 5_000,
  /** One lead call: a host that sends its mail before it answers takes a while. */
  leadCallMs: 30_000,
  /**
   * The browser's own wait. It is longer than all that the site does for one form: the captcha's
   * provider, the question for capabilities, then calls 1 and 2 one after the other.
   */
  browserMs: 75_000,
} as const;
