import { createMiddleware } from "hono/factory";
import { HttpError } from "../http/http-error.ts";
import type { Auth } from "./auth.ts";
import type { DeskEnv } from "./require-person.ts";

/** How long a generated password is valid. */
export const generatedPasswordDays = 7;

/** The error of the desk's calls until a generated password is changed; the desk reads `reason`. */
export class PasswordChangeRequired extends HttpError {
  readonly reason: "password-change-required" = "password-change-required";

  constructor() {
    super(
      403,
      "Please choose your own password first: in the menu with your name, or by reloading this page.",
    );
  }
}

/** Lets people pass who have chosen their own password; answers 403 to others. */
export const requireOwnPassword = createMiddleware<DeskEnv>(async (c, next) => {
  if (c.get("person").passwordGeneratedAt !== null) throw new PasswordChangeRequired();
  return next();
});

/** @param generatedAt epoch milliseconds; empty when the person chose the password */
export function isExpired(generatedAt: number | null | undefined, now: number): boolean {
  return Boolean(generatedAt && now - generatedAt > generatedPasswordDays * 24 * 60 * 60_000);
}

/** Only for a caller who knows the password, because it reveals that the account exists. */
export function createExpiryError(status: 401 | 403, email: string): HttpError {
  return new HttpError(
    status,
    `This generated password expired after ${generatedPasswordDays} days. For a new one, run on the server: npm run reset-password -- ${email}`,
  );
}

/** Stores that a person has chosen their own password. */
export async function markPasswordAsOwn(auth: Auth, personId: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.updateUser(personId, { passwordGeneratedAt: null });
}
