import type { Session } from "../../server/desk/shapes.ts";
import { request } from "./request.ts";

let known: Promise<Session> | undefined;

/** Who is signed in and what they may open; asked once, until `forgetSession`. */
export function readSession(): Promise<Session> {
  known ??= request<Session>("GET", "/api/desk/session").catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export function forgetSession(): void {
  known = undefined;
}
