/** Kept outside of react-admin's store, which would write it to the browser's disk. */
let made: { id: string; secret: string } | undefined;

/** Hands a new secret over to the webhook's page. */
export function showSecretOnce(id: string, secret: string): void {
  made = { id, secret };
}

/** @returns the secret that was just made for this webhook, if one was */
export function takeSecret(id: string): string | undefined {
  const secret = made?.id === id ? made.secret : undefined;
  made = undefined;
  return secret;
}
