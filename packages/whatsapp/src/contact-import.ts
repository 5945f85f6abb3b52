/** The most contacts in one import: 2 lakh. */
export const contactImportLimit = 200_000;

/** The file and its columns. */
export const contactImport = {
  fileType: "CSV",
  mandatory: ["name", "mobile number"],
  tagSeparator: "|",
  /** Added to a ten-digit number. */
  defaultCountryCode: "91",
  indianDigits: 10,
} as const;

/** The rules of the contact import, one sentence each. */
export const contactImportRules = {
  file: "The file must be a CSV.",
  mandatory: "Name and mobile number are mandatory.",
  indianNumbers: "Indian numbers have 10 digits, or carry 91 or +91; 91 is added by default.",
  otherCountries: "Foreign numbers need a plus and the country code.",
  tagSeparator: "Several tags are separated by a vertical bar (|).",
  tagsExist: "Tags must already exist, with the same capital and small letters.",
  attributesExist: "Custom attributes must exist first.",
  update: "Importing a contact that already exists updates it.",
} as const;
