import { type Auth, cookiePrefix } from "./auth.ts";

/** Forgets a person's authenticator app and recovery codes. */
export async function turnTwoStepOff(auth: Auth, personId: string): Promise<void> {
  const { adapter, internalAdapter } = await auth.$context;
  await internalAdapter.updateUser(personId, { twoFactorEnabled: false });
  await adapter.deleteMany({ model: "twoFactor", where: [{ field: "userId", value: personId }] });
}

/**
 * The person whose password was right and who must now enter a code. The cookie is signed;
 * better-auth checks that when it checks the code.
 */
export async function findChallenged(
  auth: Auth,
  headers: Headers,
): Promise<{ email: string } | undefined> {
  const { internalAdapter } = await auth.$context;
  // Before the dot is the challenge's identifier; after it, the signature.
  const identifier = /=(2fa-[\w-]+)\./.exec(readTwoStepCookie(headers) ?? "")?.[1];
  if (!identifier) return undefined;
  const challenge = await internalAdapter.findVerificationValue(identifier);
  return (challenge && (await internalAdapter.findUserById(challenge.value))) ?? undefined;
}

/**
 * Only the cookie between password and code. With the cookie of a session, better-auth would check
 * the code for that session's person.
 */
export function keepTwoStepCookie(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.set("Cookie", readTwoStepCookie(headers) ?? "");
  return kept;
}

function readTwoStepCookie(headers: Headers): string | undefined {
  const cookies = headers.get("Cookie")?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${cookiePrefix}.two_factor=`));
}
