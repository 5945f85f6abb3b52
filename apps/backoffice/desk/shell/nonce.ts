/** The nonce of this page's content security policy. Browsers hide the attribute, not the property. */
export const pageNonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
