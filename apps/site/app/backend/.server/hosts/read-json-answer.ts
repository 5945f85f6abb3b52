import { NoAnswer } from "./no-answer.ts";

/** Bytes of the largest answer that is read: a list of ten thousand articles fits several times. */
export const maxAnswerBytes = 32 * 1024 * 1024;

/**
 * Reads an answer's body as a JSON object, whatever the status says.
 *
 * @throws NoAnswer when it is too large, breaks off, or is anything but a JSON object
 */
export async function readJsonAnswer(response: Response): Promise<Record<string, unknown>> {
  return parseAnswer(response.status, await readBytes(response));
}

/** @throws NoAnswer when the body is too large */
export async function readBytes({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes)
      throw new NoAnswer(`answered with more than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws NoAnswer when the bytes are anything but a JSON object */
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
