import type { CaptchaWidget } from "../outcome.ts";

/** The providers that run on third-party servers. */
export type HostedProvider = Exclude<CaptchaWidget["provider"], "altcha">;

interface HostedService {
  /** Address of its script, with the parameter for explicit rendering. */
  scriptUrl: string;
  /** The global variable that its script defines. */
  global: string;
  /** Origins that a page's policy must allow, from the service's own documentation. */
  sources: { script: readonly string[]; frame: readonly string[]; connect?: readonly string[] };
}

/** The hosted captcha services. We have not tested them against the real services. */
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
