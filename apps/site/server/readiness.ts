import type { Handler } from "hono";

/** Answers 503 when visitors' forms can't be accepted; pages are served in any case. */
export function answerReadiness(problem: () => string | undefined): Handler {
  return (c) => {
    const message = problem();
    return message ? c.json({ ok: false, message }, 503) : c.json({ ok: true });
  };
}
