import type { CaptchaWidget } from "../outcome.ts";
import type { CaptchaListener, MountedCaptcha } from "./mounted-captcha.ts";

type Provider = CaptchaWidget["provider"];

/** Mounts a provider's widget; only its code is loaded. */
export async function mountCaptcha(
  provider: Provider,
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
