/** The callbacks of a captcha widget. */
export interface CaptchaListener {
  siteKey: string | undefined;
  /** The hosted service's script, when it is not loaded from the service itself. */
  scriptUrl: string | undefined;
  /** The visitor has passed; the form sends the token to the server. */
  onToken(token: string): void;
  /** The token has expired, or the widget lost it. */
  onExpire(): void;
  /** The mounted widget can't reach its server, or can't be solved. */
  onFail(): void;
}

/** A mounted captcha widget. */
export interface MountedCaptcha {
  /** Restarts the captcha; the last token becomes invalid. */
  reset(): void;
  destroy(): void;
}

/** Mounts a provider's widget into an element. Rejects when the provider can't be reached. */
export type MountCaptcha = (
  element: HTMLElement,
  listener: CaptchaListener,
) => Promise<MountedCaptcha>;
