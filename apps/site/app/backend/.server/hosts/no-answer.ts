/**
 * An exception in section 4's sense: the host could not be reached, took too long, or sent
 * something that is no answer. The message is for the log.
 */
export class NoAnswer extends Error {
  override readonly name: string = "NoAnswer";
}

/** The host did answer, but only that it can't at the moment. */
export class HostTrouble extends NoAnswer {
  override readonly name = "HostTrouble";
}
