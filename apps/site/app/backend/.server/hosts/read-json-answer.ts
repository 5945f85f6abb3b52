import type { IncomingMessage } from "node:http";
import { readPlainBody } from "@crm/server-kit/send-request";
import { NoAnswer } from "./no-answer.ts";

/** Size limit of an answer in bytes: several times a list of ten thousand articles. */
export const maxAnswerBytes = 32 * 1024 * 1024;

/**
 * Reads an answer's body as a JSON object, whatever the status.
 *
 * @param signal the request's signal
 * @throws NoAnswer when the body is not a JSON object
 * @throws Error when the body is encoded, too large or interrupted
 */
export async function readJsonAnswer(
  response: IncomingMessage,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const bytes = await readPlainBody(response, maxAnswerBytes, signal);
  return parseAnswer(response.statusCode ?? 0, bytes);
}

/** @throws NoAnswer when the bytes are not a JSON object */
export function parseAnswer(status: number, bytes: Buffer): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new NoAnswer(`answered ${status} with something that is not JSON`);
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new NoAnswer(`answered ${status} with JSON that is no object`);
  }
  return body as Record<string, unknown>;
}
