import { NoAnswer } from "./no-answer.ts";

/** Bytes of the largest answer that is read: a long list of articles fits many times. */
export const maxAnswerBytes = 4 * 1024 * 1024;

/**
 * Reads an answer's body as a JSON object, whatever the status says.
 *
 * @throws NoAnswer when it is too large, breaks off, or is anything but a JSON object
 */
export async function readJsonAnswer(response: Response): Promise<Record<string, unknown>> {
  const text = await readText(response);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new NoAnswer(`answered ${response.status} with something that is not JSON`);
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new NoAnswer(`answered ${response.status} with JSON that is no object`);
  }
  return body as Record<string, unknown>;
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes)
      throw new NoAnswer(`answered with more than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
