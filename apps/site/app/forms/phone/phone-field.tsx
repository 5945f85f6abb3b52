import { defaultCountry } from "@crm/contract/limits";
import { ChevronDownIcon } from "@crm/drawings/icons/ui-icons";
import { useEffect, useRef, useState } from "react";
import { joinClasses } from "../../ui/classes.ts";
import { useIsHydrating } from "../../ui/use-is-hydrating.ts";
import { boxClass, Field, type FieldProps } from "../field.tsx";
import { countryFieldName } from "../lead-values.ts";
import { countries, findDialCode } from "./countries.ts";
import { loadPhoneRules, looksUnlikely, splitCallingCode } from "./phone-number.ts";

/**
 * A phone number with its country, India by default. Any input is accepted; an unlikely number gets
 * a hint once the field loses the focus.
 */
export function PhoneField({
  form,
  name,
  error,
  attributes,
  defaultValue,
  unlikely = "Please check this number. If it is right, you can send it.",
  wrongLength,
}: FieldProps & {
  /** The hint beside a number that looks unlikely. */
  unlikely?: string;
  /** The hint beside the error when a number is typed but not valid. */
  wrongLength?: string;
}) {
  const [country, setCountry] = useState<string>(defaultCountry);
  const [doubtful, setDoubtful] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choices = useCountryChoices();
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (error) setTyped(Boolean(input.current?.value.trim()));
  }, [error]);
  const errorHint = isTyped ? wrongLength : undefined;

  const check = async (code: string) => {
    setDoubtful(await looksUnlikely(input.current?.value ?? "", code));
  };

  /**
   * A number with its own calling code selects the country, and the code is removed from the field.
   */
  const settle = async () => {
    const typed = input.current?.value ?? "";
    const split = await splitCallingCode(typed);
    if (split && input.current?.value === typed) {
      setCountry(split.country);
      input.current.value = split.national;
    }
    await check(split?.country ?? country);
  };

  return (
    <Field
      form={form}
      name={name}
      label="Phone number"
      error={error}
      hint={error ? errorHint : doubtful && unlikely}
    >
      {(control) => (
        <span
          className={joinClasses(
            boxClass,
            "flex items-stretch px-0! has-aria-invalid:border-clay",
            "has-focus-visible:border-green has-focus-visible:ring-3 has-focus-visible:ring-green/20",
          )}
        >
          <span className="relative flex shrink-0 items-center rounded-s-field ps-3.5 has-focus-visible:bg-leaf">
            <span aria-hidden="true" className="flex items-center gap-1 tabular">
              +{findDialCode(country)}
              <ChevronDownIcon className="size-4 text-soft" />
            </span>
            <select
              name={countryFieldName}
              aria-label="Country of the phone number"
              value={country}
              onChange={(event) => {
                setCountry(event.target.value);
                void check(event.target.value);
              }}
              className="absolute inset-0 w-full appearance-none opacity-0"
            >
              {choices.map(({ code, name: countryName, dialCode }) => (
                <option key={code} value={code}>
                  {countryName} (+{dialCode})
                </option>
              ))}
            </select>
          </span>
          <input
            {...control}
            required={attributes.required}
            maxLength={attributes.maxLength}
            defaultValue={defaultValue}
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            onFocus={() => void loadPhoneRules()}
            onInput={() => setDoubtful(false)}
            onBlur={() => void settle()}
            className="w-full min-w-0 rounded-e-field bg-transparent px-2.5 outline-none"
          />
        </span>
      )}
    </Field>
  );
}

const onlyDefault = countries.slice(0, 1);

/**
 * All countries, once the page is hydrated. The server renders only the default one: names and
 * order come from the browser's own tables, which may differ from the server's.
 */
function useCountryChoices() {
  return useIsHydrating() ? onlyDefault : countries;
}
