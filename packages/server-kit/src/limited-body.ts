/** So much more is read and thrown away, for the answer to reach a sender that is still sending. */
const mostDiscarded = 8 * 1024 * 1024;

/**
 * Reads a request's body as far as it may go. Node only.
 *
 * @returns undefined for a longer one
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const kept: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes <= maxBytes) kept.push(chunk);
    else if (bytes > mostDiscarded) break;
  }
  return bytes <= maxBytes ? Buffer.concat(kept) : undefined;
}
