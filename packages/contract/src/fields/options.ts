/** Company sizes, in order (section 3). The two dialogs' '500-499' is a slip for 500-999. */
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
 * The contact form's choice (`data`), built for a product name.
 *
 * @example contactChoices("Samvad") // ["New to Samvad", "Already Samvad User"]
 */
export function contactChoices(product: string): readonly [string, string] {
  return [`New to ${product}`, `Already ${product} User`];
}

/** What the contact form's choice reads before one is made (section 3). Not a valid value. */
export const contactChoiceDefault = "Select Data";
