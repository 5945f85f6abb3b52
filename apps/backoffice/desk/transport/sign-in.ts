import { asJson, send } from "./send.ts";

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Sends email and password.
 *
 * @returns whether the person must also enter a code, because they use two-step sign-in
 * @throws HttpError with a message for the person
 */
export async function sendPassword(credentials: Credentials): Promise<{ needsCode: boolean }> {
  const answer = await send<{ ok: boolean }>({
    method: "POST",
    path: "/api/desk/sign-in",
    ...asJson(credentials),
  });
  return { needsCode: !answer.ok };
}

/**
 * Sends the code of the authenticator app, or a recovery code.
 *
 * @throws HttpError with a message for the person
 */
export async function sendCode(code: string): Promise<void> {
  await send({ method: "POST", path: "/api/desk/sign-in/code", ...asJson({ code }) });
}
