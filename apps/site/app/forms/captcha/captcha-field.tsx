import { formLabels } from "@crm/contract/messages";
import { type ReactNode, type Ref, useImperativeHandle, useState } from "react";
import { usePublicSettings } from "../../public-settings.ts";
import { joinClasses } from "../../ui/classes.ts";
import { textLinkClass } from "../../ui/text-link.tsx";
import { formCopy } from "../copy.ts";
import { FieldError } from "../field.tsx";
import { type CaptchaWidget, captchaField, unavailableCaptcha } from "../outcome.ts";
import { useMountedCaptcha } from "./use-mounted-captcha.ts";

/** What a form can do with its captcha. */
export interface CaptchaHandle {
  /** Restarts the captcha and clears the token. */
  reset(): void;
}

/** Reserved height of each widget, so that nothing moves when it loads. */
const heights: Record<CaptchaWidget["provider"], string> = {
  altcha: "min-h-14.25",
  recaptcha: "min-h-19.5",
  turnstile: "min-h-16.25",
  hcaptcha: "min-h-19.5",
};

/**
 * A form's captcha, for any provider. Its token is in a hidden field, so it is read with the form's
 * other values.
 */
export function CaptchaField({
  form,
  error,
  onPassed,
  children,
  ref,
}: {
  form: string;
  error?: string | undefined;
  /** The captcha is solved: its error can disappear. */
  onPassed: () => void;
  /** Other ways to reach us, shown when the captcha can't be loaded. */
  children: ReactNode;
  ref: Ref<CaptchaHandle>;
}) {
  const [token, setToken] = useState("");
  const { provider } = usePublicSettings().captcha;
  const { slot, captcha, progress, isSubstitute, replace, retry } = useMountedCaptcha({
    onToken(passed) {
      setToken(passed);
      if (passed) onPassed();
    },
    // The form can be sent all the same, so nothing is missing.
    onUnavailable: onPassed,
  });
  useImperativeHandle(ref, () => ({
    reset() {
      setToken("");
      captcha.current?.reset();
    },
  }));
  const id = `${form}-${captchaField}`;
  return (
    <>
      <noscript>
        <p className="rounded-field bg-sand px-3.5 py-3 text-fine">{formCopy.withoutScript}</p>
      </noscript>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend; the widget has its own label. */}
      <div
        role="group"
        aria-label="Captcha"
        aria-describedby={error && `${id}-error`}
        data-field={captchaField}
        tabIndex={-1}
        data-invalid={error ? "" : undefined}
        className="grid gap-1.5 noscript:hidden"
      >
        <div
          className={joinClasses("grid *:col-start-1 *:row-start-1 *:min-w-0", heights[provider])}
        >
          <div ref={slot} className={progress === "ready" ? "" : "invisible"} />
          {(progress === "waiting" || progress === "loading") && (
            <p
              role="status"
              className="flex items-center rounded-field bg-sand px-3.5 text-small text-soft"
            >
              {progress === "waiting" ? formCopy.captchaWaiting : formLabels.captchaLoading}
            </p>
          )}
          {progress === "failed" && (
            <p
              role="alert"
              className="flex flex-wrap items-center gap-x-3 rounded-field bg-sand px-3.5 py-1.5"
            >
              {formCopy.captchaFailed}
              <button type="button" onClick={retry} className={`min-h-11 ${textLinkClass}`}>
                Try again
              </button>
            </p>
          )}
        </div>
        {isSubstitute && (
          <p role="status" className="text-fine text-soft">
            {formCopy.otherCaptcha}
          </p>
        )}
        {progress === "failed" && (
          <div>
            <p>{formCopy.withoutCaptcha}</p>
            <p>Or reach us directly:</p>
            {children}
          </div>
        )}
        <input
          type="hidden"
          name={captchaField}
          value={progress === "failed" ? unavailableCaptcha : token}
        />
        <FieldError id={`${id}-error`} text={error} />
        {error && replace && (
          <button
            type="button"
            onClick={replace}
            className={`min-h-11 justify-self-start ${textLinkClass}`}
          >
            {formCopy.useOtherCaptcha}
          </button>
        )}
      </div>
    </>
  );
}
