import { capabilities, capabilitiesPath } from "@crm/contract/extensions/capabilities";
import { readJsonAnswer } from "./read-json-answer.ts";

/** Nobody should wait long for what is optional. Milliseconds. */
const patienceMs = 2_000;

/** Tells whether the lead host offers something beyond the twelve calls. */
export type HasCapability = (name: string) => Promise<boolean>;

/**
 * Asks the host once what it offers; one that does not know the question offers nothing. A host
 * that was down is asked again by whoever comes next: with `CAPTCHA_VERIFY=site` it refuses a lead
 * that the site has not vouched for.
 */
export function createCapabilities(apiUrl: string): HasCapability {
  let asked: Promise<ReadonlySet<string>> | undefined;

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
      asked = undefined;
      return new Set();
    }
  }

  return async (name) => {
    asked ??= ask();
    return (await asked).has(name);
  };
}
