import { companySizes } from "@crm/contract/fields/options";
import { ChoiceField } from "./choice-field.tsx";
import type { FieldProps } from "./field.tsx";

/** How many people work in the company: the contract's size options. */
export function CompanySizeField(field: FieldProps) {
  return (
    <ChoiceField
      {...field}
      label="Company size"
      unchosen="Select company size"
      choices={companySizes}
    />
  );
}
