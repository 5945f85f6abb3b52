import { companySizes } from "@crm/contract/options";
import { ChevronDownIcon } from "../illustrations/icons/ui-icons.tsx";
import { joinClasses } from "../ui/classes.ts";
import { boxClass, boxFocusClass, Field } from "./field.tsx";

/** How many people work in the company: the option list of section 3. */
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
    <Field form={form} name={name} label="Company size" error={error}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            defaultValue=""
            className={joinClasses(boxClass, boxFocusClass, "appearance-none pr-11")}
          >
            <option value="">Select company size</option>
            {companySizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-soft" />
        </span>
      )}
    </Field>
  );
}
