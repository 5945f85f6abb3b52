import type { CaptchaWidget } from "../outcome.ts";
import type { CaptchaListener, MountedCaptcha } from "./mounted-captcha.ts";

/** Mounts the widget of the configured provider; only its code is loaded. */
export async function mountCaptcha(
  { provider }: CaptchaWidget,
  element: HTMLElement,
  listener: CaptchaListener,
): Promise<MountedCaptcha> {
  if (provider === "altcha") {
    const { mountAltcha } = await import("./altcha-widget.ts");
    return mountAltcha(element, listener);
  }
  const { mountHosted } = await import("./hosted-widget.ts");
  return mountHosted(provider, element, listener);
}
