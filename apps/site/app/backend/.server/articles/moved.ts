import {
  movedAnswer,
  movedPath,
  oldAddressesCapability,
} from "@crm/contract/extensions/old-addresses";
import { sendRequest } from "@crm/contract/send-request";
import type { AnswerCache } from "../hosts/answer-cache.ts";
import type { HasCapability } from "../hosts/capabilities.ts";
import { readJsonAnswer } from "../hosts/read-json-answer.ts";

/** A page that isn't there should not take long to say so. Milliseconds. */
const patienceMs = 2_000;

/** Longer addresses are nobody's. */
const maxLength = 500;

/** What the site asks before it says that nothing stands at an address. */
export interface Moved {
  /**
   * Where a page has moved whose slug was changed at the desk.
   *
   * @param address path and query of the page that isn't there
   * @returns undefined where it has not moved, or the host knows of no such thing
   */
  findMoved(address: string): Promise<string | undefined>;
}

export function createMoved(apiUrl: string, has: HasCapability, cache: AnswerCache): Moved {
  async function ask(address: string) {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await sendRequest(
      `${apiUrl}${movedPath}?${new URLSearchParams({ path: address })}`,
      { headers: { "Content-Type": "application/json" }, signal },
    );
    const answer = movedAnswer.parse(await readJsonAnswer(response, signal));
    return { value: answer, print: JSON.stringify(answer), bytes: address.length };
  }

  return {
    async findMoved(address) {
      if (address.length > maxLength || !(await has(oldAddressesCapability))) return undefined;
      try {
        const key = `${movedPath} ${address}`;
        const { path } = await cache.read({ key, ask: () => ask(address) });
        return path === null || path === address ? undefined : path;
      } catch {
        // The page says what it would have said without.
        return undefined;
      }
    },
  };
}
