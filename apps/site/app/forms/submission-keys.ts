/** The outcomes that a host's answer has. */
const hostAnswers: ReadonlySet<string> = new Set(["booked", "stored", "rejected"]);

/**
 * Idempotency keys of a form: a UUID that stays the same while the same content is tried again
 * after it got no answer, so that it makes one lead at most. Other content gets another key, or a
 * correction would be taken for a repeat.
 */
export function createSubmissionKeys() {
  let unanswered: { content: string; key: string } | undefined;
  return {
    /** The key to send this content with. */
    keyFor(content: string): string {
      if (unanswered?.content !== content) unanswered = { content, key: crypto.randomUUID() };
      return unanswered.key;
    },
    /**
     * Hears how it went. Once a host has answered, what follows is a submission of its own. What was
     * invalid or refused by the site never reached a host: an earlier try of it may still have made
     * a lead.
     */
    settle(outcome: string): void {
      if (hostAnswers.has(outcome)) unanswered = undefined;
    },
  };
}
