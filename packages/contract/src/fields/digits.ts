/** The code point of zero in each script whose digits are typed in India, Arabic included. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xabf0,
];

/**
 * Replaces the digits of India's scripts by 0 to 9, and leaves everything else unchanged.
 *
 * @example toAsciiDigits("९८२५० १२३४५") // "98250 12345"
 */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}
