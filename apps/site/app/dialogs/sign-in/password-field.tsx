import { EyeIcon, EyeOffIcon } from "@crm/drawings/icons/ui-icons";
import { DisplayOnlyField } from "../display-only-field.tsx";
import { otherLabelAttribute } from "../display-only-forms.ts";
import { copy } from "./copy.ts";

/** A password field that can show what is typed (`display-only-forms.ts`). */
export function PasswordField({ form }: { form: string }) {
  return (
    <DisplayOnlyField form={form} field="password" label={copy.password}>
      {({ id, className }) => (
        <span className="relative block">
          <input
            id={id}
            type="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pe-14`}
          />
          <button
            type="button"
            aria-label={copy.show}
            aria-controls={id}
            {...{ [otherLabelAttribute]: copy.hide }}
            className="absolute inset-y-0.5 inset-e-1 grid tap place-items-center rounded-field text-soft transition-colors hover:text-ink noscript:hidden"
          >
            <span>
              <EyeIcon className="size-5.5" />
            </span>
            <span hidden>
              <EyeOffIcon className="size-5.5" />
            </span>
          </button>
        </span>
      )}
    </DisplayOnlyField>
  );
}
