import type { CaptchaProvider } from "@crm/contract/captcha";
import { OutsideLink } from "../../ui/text-link.tsx";

/** The provider of each third-party check, and its privacy policy. */
const services: Record<Exclude<CaptchaProvider, "altcha">, { name: string; policy: string }> = {
  recaptcha: { name: "Google reCAPTCHA", policy: "https://policies.google.com/privacy" },
  turnstile: {
    name: "Cloudflare Turnstile",
    policy: "https://www.cloudflare.com/privacypolicy/",
  },
  hcaptcha: { name: "hCaptcha", policy: "https://www.hcaptcha.com/privacy" },
};

/** The privacy policy's paragraph about the configured captcha. */
export function RobotCheck({ provider }: { provider: CaptchaProvider }) {
  if (provider === "altcha") {
    return "Your browser solves a small puzzle from our own server. No other company is involved, and nothing is stored on your device.";
  }
  const { name, policy } = services[provider];
  return (
    <>
      The check in our forms is {name}. When a form opens, your browser loads it from that service's
      servers. The service then sees your network address and how your browser is set up, and may
      set cookies of its own. <OutsideLink href={policy}>Its own policy</OutsideLink> says what it
      does with that. When it does not load, your browser solves a small puzzle from our own server
      instead.
    </>
  );
}
