/**
 * What the browser and the site's form actions share: the outcomes of a submission, the actions'
 * addresses and the names of their fields. The browser loads this file, so it has no keys and
 * imports no schemas.
 */

/** Every call answered true. Demo and enterprise go to /thankyou. */
export interface Booked {
  outcome: "booked";
}

/** Demo only: the lead is stored, its booking mail could not be released. */
export interface Stored {
  outcome: "stored";
}

/** The host answered false; the contact form shows the host's sentence. */
export interface Rejected {
  outcome: "rejected";
  message?: string;
}

/** The site itself would not take it, so no host has heard of it; the sentence says why. */
export interface Refused {
  outcome: "refused";
  message: string;
}

/** An exception in section 4's sense: the host gave no answer. Nothing typed may be lost. */
export interface Unreachable {
  outcome: "unreachable";
  /** When it makes sense to try again, where the host has said so. */
  retryAfterSeconds?: number;
}

/** Fields that did not pass, by the names of the contract's schemas; nothing was sent. */
export interface Invalid {
  outcome: "invalid";
  errors: Record<string, string>;
}

export type DemoOutcome = Booked | Stored | Rejected | Refused | Unreachable | Invalid;
export type EnterpriseOutcome = Booked | Rejected | Refused | Unreachable | Invalid;
export type ContactOutcome = Booked | Rejected | Refused | Unreachable | Invalid;

/**
 * Where each form is sent: `POST`, JSON or form fields named as in the contract's schemas, beside
 * `idempotencyKey` (a UUID made when the dialog opens and kept on a retry). Answers are JSON.
 */
export const formActions = {
  demo: "/_forms/demo",
  enterprise: "/_forms/enterprise",
  contact: "/_forms/contact",
} as const;

/** Hands out a signed challenge to the self-hosted captcha's widget. */
export const captchaChallengePath = "/_captcha/challenge";

/** The form field that carries the idempotency key. */
export const idempotencyField = "idempotencyKey";

/** The form field that carries the captcha's token, as every lead call names it. */
export const captchaField = "recaptchaToken";

/** Which widget to load; the root loader hands it to the forms. */
export interface CaptchaWidget {
  provider: "altcha" | "recaptcha" | "turnstile" | "hcaptcha";
  /** Public key of the provider; the self-hosted one has none. */
  siteKey?: string;
  /** Where the provider's script comes from, when not from the provider itself (tests). */
  scriptUrl?: string;
}
