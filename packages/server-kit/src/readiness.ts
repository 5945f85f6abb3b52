import type { Handler } from "hono";

/**
 * Creates the handler of `readinessPath`.
 *
 * @param findProblem returns what to correct, or undefined when the app is fully usable
 * @example app.get(readinessPath, answerReadiness(() => undefined))
 */
export function answerReadiness(
  findProblem: () => string | undefined | Promise<string | undefined>,
): Handler {
  return async (c) => {
    const message = await findProblem();
    return message === undefined ? c.json({ ok: true }) : c.json({ ok: false, message }, 503);
  };
}
