import { formatCount } from "@crm/whatsapp/counts";
import { useEffect, useRef, useState } from "react";
import { joinClasses } from "../ui/classes.ts";
import { boxClass, boxFocusClass, Field, type FieldProps } from "./field.tsx";

const describeFull = (limit: string) =>
  `Your message is ${limit} characters long, which is the most that we can store. Please check its end.`;

/**
 * A multi-line text field that grows with its text, up to a height that fits on a phone. The browser cuts
 * a text at the limit without a word, so a hint names the limit from then on.
 */
export function MessageField({
  form,
  name,
  label,
  error,
  attributes: { required, maxLength },
  defaultValue,
}: FieldProps & { label: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [isFull, setFull] = useState(false);
  const measure = () => setFull(area.current?.value.length === maxLength);
  // Something may have been pasted before the form's code was loaded.
  useEffect(measure, [maxLength]);
  const hint = isFull && maxLength && describeFull(formatCount(maxLength));
  return (
    <Field form={form} name={name} label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <textarea
            {...control}
            ref={area}
            rows={5}
            required={required}
            maxLength={maxLength}
            defaultValue={defaultValue}
            onInput={measure}
            className={joinClasses(
              boxClass,
              boxFocusClass,
              "resize-y py-3 field-sizing-content min-h-36 max-h-96",
            )}
          />
          {/* A screen reader reads only what changes in an element that was there before. */}
          <span role="status" className="sr-only">
            {hint}
          </span>
        </>
      )}
    </Field>
  );
}
