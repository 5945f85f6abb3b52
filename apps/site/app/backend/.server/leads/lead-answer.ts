import type { HostAnswer } from "../hosts/host-client.ts";
import { NoAnswer } from "../hosts/no-answer.ts";

/** What a lead call said: true or not, and why. */
export interface LeadAnswer {
  accepted: boolean;
  message?: string;
}

/**
 * Reads `status` at the top of an answer or under `data`, whatever its HTTP code says.
 *
 * @throws NoAnswer when the answer has no `status` at all
 */
export function readLeadAnswer({ status, body }: HostAnswer): LeadAnswer {
  const holder = [body.data, body].find(hasStatus);
  if (!holder) throw new NoAnswer(`answered ${status} without a status`);
  const { message } = holder;
  const answer = { accepted: holder.status === true };
  return typeof message === "string" && message !== "" ? { ...answer, message } : answer;
}

function hasStatus(value: unknown): value is { status: unknown; message?: unknown } {
  return typeof value === "object" && value !== null && "status" in value;
}
