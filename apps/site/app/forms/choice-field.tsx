import { ChevronDownIcon } from "@crm/drawings/icons/ui-icons";
import { joinClasses } from "../ui/classes.ts";
import { boxClass, boxFocusClass, Field, type FieldProps } from "./field.tsx";

/** A select without an initial choice. */
export function ChoiceField({
  form,
  name,
  label,
  unchosen,
  choices,
  error,
  attributes,
  defaultValue,
}: FieldProps & {
  label: string;
  /** Shown before anything is chosen. */
  unchosen: string;
  choices: readonly string[];
}) {
  return (
    <Field form={form} name={name} label={label} error={error}>
      {(control) => (
        <span className="relative block">
          <select
            {...control}
            required={attributes.required}
            defaultValue={defaultValue}
            className={joinClasses(boxClass, boxFocusClass, "appearance-none pe-11")}
          >
            <option value="">{unchosen}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-3.5 inset-e-3.5 size-5 text-soft" />
        </span>
      )}
    </Field>
  );
}
