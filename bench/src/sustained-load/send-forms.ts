import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "./answers.ts";
import type { Form } from "./fill-forms.ts";

/** A part of a load: so many submissions a second, for so long. */
export interface Phase {
  rate: number;
  seconds: number;
}

/** Longer than a form may take, so that a form that hangs is seen as one. Milliseconds. */
const timeoutMs = 75_000;

/**
 * Sends forms at given times, whether earlier ones are answered or not, as visitors do. The time of an
 * answer counts from when the form was due, so a client that is late does not hide a slow server.
 */
export async function sendForms(
  url: string,
  forms: readonly Form[],
  phases: readonly Phase[],
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const due = listDueTimes(phases);
  const started = performance.now();
  const answers: Promise<Answer>[] = [];
  for (const [index, form] of forms.entries()) {
    const dueMs = due[index] ?? 0;
    const earlyMs = started + dueMs - performance.now();
    if (earlyMs > 1) await pause(earlyMs);
    const lateMs = performance.now() - started - dueMs;
    answers.push(
      send(url, form, agent).then((status) => {
        const tookMs = performance.now() - started - dueMs;
        return { email: form.email, dueMs, lateMs, tookMs, status };
      }),
    );
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

/** When each submission of the phases is due. Milliseconds. */
export function listDueTimes(phases: readonly Phase[]): number[] {
  let begin = 0;
  return phases.flatMap(({ rate, seconds }) => {
    const from = begin;
    begin += seconds * 1_000;
    return Array.from({ length: rate * seconds }, (_, index) => from + (index * 1_000) / rate);
  });
}

async function send(url: string, form: Form, agent: Agent): Promise<number> {
  const { headers, body } = form;
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = request(url, { method: "POST", agent, headers, signal }).end(body);
  try {
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    for await (const _ of response);
    return response.statusCode ?? 0;
  } catch {
    // The server has just closed the idle connection. Browsers take another one, too.
    return sent.reusedSocket && !signal.aborted ? send(url, form, agent) : 0;
  }
}
