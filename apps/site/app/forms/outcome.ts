import { paths } from "../paths.ts";

/**
 * What the browser and the site's form actions share: the outcomes of a submission, the actions'
 * addresses and the names of their fields. The browser loads this file, so it has no keys and
 * imports no schemas.
 */

/** Every call returned true. Demo and enterprise navigate to /thankyou. */
export interface Booked {
  outcome: "booked";
}

/** Demo only: the lead is stored, but its booking mail could not be released. */
export interface Stored {
  outcome: "stored";
}

/** The host returned false; the contact form shows the host's message. */
export interface Rejected {
  outcome: "rejected";
  message?: string;
}

/** The site itself rejected the submission, so no host has received it; the message says why. */
export interface ErrorAnswer {
  outcome: "error";
  message: string;
}

/** The host gave no answer. Nothing typed may be lost. */
export interface Unreachable {
  outcome: "unreachable";
  /** When to try again, if the host has said so. */
  retryAfterSeconds?: number;
  /** The site was too busy to read the form, so the browser sends it again by itself. */
  isUnread?: boolean;
}

/** Errors by field, named as in the contract's schemas; nothing was sent. */
export interface Invalid {
  outcome: "invalid";
  errors: Record<string, string>;
}

/** A submission of which the visitor has to know that it was not accepted. */
export type Failure = Rejected | ErrorAnswer | Unreachable;

export type DemoOutcome = Booked | Stored | Rejected | ErrorAnswer | Unreachable | Invalid;
export type EnterpriseOutcome = Booked | Rejected | ErrorAnswer | Unreachable | Invalid;
/** The request about one's own data. */
export type DataOutcome = Booked | Rejected | ErrorAnswer | Unreachable | Invalid;
export type ContactOutcome = Booked | Rejected | ErrorAnswer | Unreachable | Invalid;

/**
 * The address of each form: `POST`, JSON or form fields named as in the contract's schemas, with
 * `idempotencyKey` (a UUID created when the dialog opens and reused on a retry). Answers are JSON.
 */
export const formActions = {
  demo: "/_forms/demo",
  enterprise: "/_forms/enterprise",
  contact: "/_forms/contact",
  data: "/_forms/data",
} as const;

/** Returns a signed challenge for the self-hosted captcha's widget. */
export const captchaChallengePath = "/_captcha/challenge";

/** The pages of the forms. Without JavaScript a form is sent to its own page, which answers in HTML. */
export const formPages = {
  demo: paths.bookDemo,
  enterprise: paths.enterpriseInquiry,
  contact: paths.contact,
  data: paths.yourData,
} as const;
export type FormName = keyof typeof formPages;

/** The form field with the idempotency key. */
export const idempotencyField = "idempotencyKey";

/** The form field with the captcha's token, named as in every lead call. */
export const captchaField = "recaptchaToken";

/** The token of a form in which no captcha could be loaded; its lead is held for review. */
export const unavailableCaptcha = "unavailable";

/** The captcha widget to load; the root loader passes it to the forms. */
export interface CaptchaWidget {
  provider: "altcha" | "recaptcha" | "turnstile" | "hcaptcha";
  /** Public key of the provider; the self-hosted one has none. */
  siteKey?: string;
  /** The provider's script, when it is not loaded from the provider itself (tests). */
  scriptUrl?: string;
}
