import { capabilities, capabilitiesPath } from "@crm/contract/extensions/capabilities";
import { readJsonAnswer } from "./read-json-answer.ts";

/** A host that gives no answer is asked again after this time. Milliseconds. */
const askAgainMs = 30_000;

/** Nobody should wait long for what is optional. Milliseconds. */
const patienceMs = 2_000;

/** Tells whether the lead host offers something beyond the twelve calls. */
export type HasCapability = (name: string) => Promise<boolean>;

/** Asks the host once what it offers; one that does not know the question offers nothing. */
export function createCapabilities(apiUrl: string, now: () => number = Date.now): HasCapability {
  let asked: Promise<ReadonlySet<string>> | undefined;
  let askAgainAt = 0;

  async function ask(): Promise<ReadonlySet<string>> {
    try {
      const response = await fetch(apiUrl + capabilitiesPath, {
        headers: { "Content-Type": "application/json", "Accept-Encoding": "identity" },
        redirect: "manual",
        signal: AbortSignal.timeout(patienceMs),
      });
      if (response.status >= 500) throw new Error(`answered ${response.status}`);
      const answer = capabilities.safeParse(await readJsonAnswer(response).catch(() => undefined));
      return new Set(answer.success ? answer.data.capabilities : []);
    } catch {
      askAgainAt = now() + askAgainMs;
      return new Set();
    }
  }

  return async (name) => {
    if (askAgainAt !== 0 && now() >= askAgainAt) {
      asked = undefined;
      askAgainAt = 0;
    }
    asked ??= ask();
    return (await asked).has(name);
  };
}
