/** What a form hears from a captcha. */
export interface CaptchaListener {
  siteKey: string | undefined;
  /** Where a hosted service's script comes from, when not from the service itself. */
  scriptUrl: string | undefined;
  /** The visitor has passed; the token goes to the server with the form. */
  onToken(token: string): void;
  /** The token is too old, or the widget lost it: the form has none any more. */
  onExpire(): void;
}

/** A captcha that stands in the page. */
export interface MountedCaptcha {
  /** Starts again; the last token is worth nothing now. */
  reset(): void;
  destroy(): void;
}

/** Puts a provider's widget into an element. Rejects when the provider can't be reached. */
export type MountCaptcha = (
  element: HTMLElement,
  listener: CaptchaListener,
) => Promise<MountedCaptcha>;
