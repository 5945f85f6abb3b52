/**
 * An exception in section 4's sense: the host could not be reached, took too long, or sent
 * something that is no answer. The message is for the log.
 */
export class NoAnswer extends Error {
  override readonly name: string = "NoAnswer";
  /** What the host has said in `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The host did answer, but only that it can't at the moment. */
export class HostTrouble extends NoAnswer {
  override readonly name = "HostTrouble";
}
