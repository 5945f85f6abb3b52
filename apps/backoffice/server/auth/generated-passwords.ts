import { createMiddleware } from "hono/factory";
import { HttpError } from "../http/http-error.ts";
import type { Auth } from "./auth.ts";
import type { DeskEnv } from "./require-person.ts";

/** A generated password can be used for this long. */
export const generatedPasswordDays = 7;

/** What the desk's calls answer until a generated password is changed; the desk reads the reason. */
export class PasswordChangeRequired extends HttpError {
  readonly reason: "password-change-required" = "password-change-required";

  constructor() {
    super(
      403,
      "Please choose a password of your own first: in the menu behind your name, or by loading this page again.",
    );
  }
}

/** Lets people through who have chosen their password themselves; 403 for the others. */
export const requireOwnPassword = createMiddleware<DeskEnv>(async (c, next) => {
  if (c.get("person").passwordGeneratedAt !== null) throw new PasswordChangeRequired();
  return next();
});

/** @param generatedAt epoch milliseconds; empty when the person chose the password */
export function isExpired(generatedAt: number | null | undefined, now: number): boolean {
  return Boolean(generatedAt && now - generatedAt > generatedPasswordDays * 24 * 60 * 60_000);
}

/** Only for who knows the password: it tells that the account exists. */
export function createExpiry(status: 401 | 403, email: string): HttpError {
  return new HttpError(
    status,
    `This generated password expired after ${generatedPasswordDays} days. For a new one, run on the server: npm run reset-password -- ${email}`,
  );
}

/** Notes that a person has chosen a password of their own. */
export async function markPasswordAsOwn(auth: Auth, personId: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.updateUser(personId, { passwordGeneratedAt: null });
}
