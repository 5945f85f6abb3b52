/** Bytes in a kilobyte and a megabyte. Phones and the platform use these binary units. */
export const kilobyte = 1_024;
export const megabyte = 1_024 * kilobyte;

/**
 * Writes a file size as pages show it: whole megabytes from 1 MB, whole kilobytes below, rounded
 * down so that a limit is never shown larger than it is.
 *
 * @param bytes zero or more
 * @throws RangeError when `bytes` is negative or not a number
 * @example formatSize(16 * megabyte) // "16 MB"
 * @example formatSize(100 * kilobyte) // "100 KB"
 */
export function formatSize(bytes: number): string {
  if (!(bytes >= 0)) throw new RangeError(`A size can't be ${bytes} bytes.`);
  return bytes >= megabyte
    ? `${Math.floor(bytes / megabyte)} MB`
    : `${Math.floor(bytes / kilobyte)} KB`;
}
