import { setImmediate as nextTurn } from "node:timers/promises";
import type { Call } from "@crm/contract/calls/call";
import { FetchError, readJsonObject } from "@crm/server-kit/fetch-json";
import { z } from "zod";
import { readAnswer } from "../hosts/read-answer.ts";

/**
 * Reads an answer's body by the call's schema; undefined when the host has nothing. The steps run
 * in turns of the event loop of their own: with ten thousand articles each takes several
 * milliseconds.
 *
 * @throws FetchError when the answer is not a JSON object
 */
export async function readBody<Response extends z.ZodType>(
  call: Call<z.ZodType, Response>,
  status: number,
  bytes: Buffer,
): Promise<z.output<Response> | undefined> {
  await nextTurn();
  const body = readJsonObject(bytes);
  const name = `Call ${call.number}`;
  if (!body) throw new FetchError(`${name}: answered ${status} without a JSON object`);
  if (denial.safeParse(body).success) return undefined;
  await nextTurn();
  // Some hosts omit the `data` around an answer.
  const read = readAnswer(name, call.response, body, { data: body });
  await nextTurn();
  return read;
}

/** Says that the host has nothing, whatever else the answer contains. */
const denial = z.object({ success: z.literal(false) });
