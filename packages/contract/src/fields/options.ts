/** Company sizes, in order. The specification's '500-499' in the two dialogs is a typo for 500-999. */
export const companySizes = [
  "1-4",
  "5-9",
  "10-19",
  "20-49",
  "50-99",
  "100-249",
  "250-499",
  "500-999",
  "1000+",
] as const;

/**
 * The options of the contact form's select (`data`) for a product name.
 *
 * @example contactChoices("Samvad") // ["New to Samvad", "Already Samvad User"]
 */
export function contactChoices(product: string): readonly [string, string] {
  return [`New to ${product}`, `Already ${product} User`];
}

/** The text of the contact form's select before a choice is made. Not a valid value. */
export const contactChoiceDefault = "Select Data";
