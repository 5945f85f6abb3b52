import { EyeIcon, EyeOffIcon } from "@crm/drawings/icons/ui-icons";
import { useState } from "react";
import { DisplayOnlyField } from "../display-only-field.tsx";
import { copy } from "./copy.ts";

/** A password field that can show what is typed. */
export function PasswordField({ form }: { form: string }) {
  const [shown, setShown] = useState(false);
  const Eye = shown ? EyeOffIcon : EyeIcon;
  return (
    <DisplayOnlyField form={form} field="password" label={copy.password}>
      {({ id, className }) => (
        <span className="relative block">
          <input
            id={id}
            type={shown ? "text" : "password"}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pe-14`}
          />
          <button
            type="button"
            aria-label={shown ? copy.hide : copy.show}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 inset-e-1 grid tap place-items-center rounded-field text-soft transition-colors hover:text-ink noscript:hidden"
          >
            <Eye className="size-5.5" />
          </button>
        </span>
      )}
    </DisplayOnlyField>
  );
}
