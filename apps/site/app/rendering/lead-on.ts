import { redirect } from "react-router";

/** Sends whoever asked for an old address to the one of today, for good. */
export function leadOn(path: string): Response {
  return redirect(path, 308);
}
