import type { CaptchaWidget } from "../outcome.ts";

/** The providers that run on somebody else's servers. */
export type HostedProvider = Exclude<CaptchaWidget["provider"], "altcha">;

interface HostedService {
  /** Where its script comes from, asked to wait until a widget is rendered by hand. */
  scriptUrl: string;
  /** The object that its script leaves on the window. */
  global: string;
  /** What a page's policy must allow for it, as its own documentation lists. */
  sources: { script: readonly string[]; frame: readonly string[]; connect?: readonly string[] };
}

/** The hosted captcha services. None of them has been seen by us against the real service. */
export const hostedServices: Record<HostedProvider, HostedService> = {
  recaptcha: {
    scriptUrl: "https://www.google.com/recaptcha/api.js?render=explicit",
    global: "grecaptcha",
    sources: {
      script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
      frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
    },
  },
  turnstile: {
    scriptUrl: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    global: "turnstile",
    sources: {
      script: ["https://challenges.cloudflare.com"],
      frame: ["https://challenges.cloudflare.com"],
    },
  },
  hcaptcha: {
    scriptUrl: "https://js.hcaptcha.com/1/api.js?render=explicit",
    global: "hcaptcha",
    sources: {
      script: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
      frame: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
      connect: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
    },
  },
};
