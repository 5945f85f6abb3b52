/**
 * The host could not be reached, took too long, or sent something that is not an answer. The
 * message is for the log.
 */
export class NoAnswer extends Error {
  override readonly name: string = "NoAnswer";
  /** The host's `Retry-After`, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The host answered that it can't handle the request at the moment. */
export class HostTrouble extends NoAnswer {
  override readonly name = "HostTrouble";
}
