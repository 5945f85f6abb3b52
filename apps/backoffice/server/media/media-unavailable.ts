/** The storage of pictures can't be used now. The same request may work later, so the answer is 503. */
export class MediaUnavailable extends Error {
  override readonly name = "MediaUnavailable";
  /** True when the storage answered that it does not accept the request: a setting is wrong. */
  readonly isRejected: boolean;

  constructor(message: string, cause: unknown, isRejected = false) {
    super(message, { cause });
    this.isRejected = isRejected;
  }
}
