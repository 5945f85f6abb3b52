import { companySizes } from "@crm/contract/fields/options";
import { ChoiceField } from "./choice-field.tsx";

/** How many people work in the company: the contract's size options. */
export function CompanySizeField({
  form,
  name,
  error,
}: {
  form: string;
  name: string;
  error?: string | undefined;
}) {
  return (
    <ChoiceField
      form={form}
      name={name}
      label="Company size"
      unchosen="Select company size"
      choices={companySizes}
      error={error}
    />
  );
}
