/** How long an editor pauses before the text is checked. Milliseconds. */
const pauseMs = 800;

interface Parts<Answer> {
  /** Asks the server. */
  send(values: unknown): Promise<Answer>;
  /** @param values which were checked */
  onAnswer(answer: Answer, values: Record<string, unknown>): void;
  onFailure(): void;
}

/**
 * Checks a form's values after each pause in typing. Only the answer to the newest values counts, also
 * when an older one arrives later.
 */
export function createChecker<Answer>({ send, onAnswer, onFailure }: Parts<Answer>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: string | undefined;
  let runs = 0;

  async function check(values: string, run: number): Promise<void> {
    const checked = JSON.parse(values);
    try {
      const answer = await send(checked);
      if (run === runs) onAnswer(answer, checked);
    } catch {
      if (run === runs) onFailure();
    }
  }

  return {
    /** Takes the values after each event of the form; not every event has changed one. */
    change(values: unknown): void {
      const text = JSON.stringify(values);
      if (text === newest) return;
      newest = text;
      runs += 1;
      clearTimeout(timer);
      const run = runs;
      timer = setTimeout(() => void check(text, run), pauseMs);
    },

    stop(): void {
      runs += 1;
      clearTimeout(timer);
    },
  };
}
