import type { Brand } from "../brand.ts";
import { type Finding, isExample } from "./finding.ts";

/** Phone numbers 5550 100 to 5550 199 are reserved for fiction. */
const fictitious = /5550\s?01\d\d/;

/** Finds contacts and company details that are still the project's examples. */
export function checkBrand({ company, contacts, social }: Brand): Finding[] {
  const values = [
    ...company.street.map((line) => ["company.street", line] as const),
    ...Object.entries(contacts).map(([name, value]) => [`contacts.${name}`, value] as const),
    ...Object.entries(social).map(([name, value]) => [`social.${name}`, value] as const),
  ];
  return values.flatMap(([name, value]) => {
    const why = isExample(value)
      ? "is an example address"
      : fictitious.test(value)
        ? "is a fictitious number"
        : /placeholder/i.test(value)
          ? "is a placeholder"
          : undefined;
    if (!why) return [];
    return [{ where: "packages/brand/src/brand.ts", what: `${name} ${why}: ${value}` }];
  });
}
