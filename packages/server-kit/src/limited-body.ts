/** Bytes that are read and discarded, so that the answer reaches a client that is still sending. */
const mostDiscarded = 8 * 1024 * 1024;

/**
 * Reads a request's body up to a limit. Node only.
 *
 * @returns the body, or undefined when it is longer than `maxBytes`
 * @throws the stream's error when the body breaks off
 * @example await readAtMost(new Blob(["four"]).stream(), 3) // undefined
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else if (bytes > mostDiscarded) break;
  }
  return bytes <= maxBytes ? Buffer.concat(chunks) : undefined;
}
