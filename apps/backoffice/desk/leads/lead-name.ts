import type { Lead } from "../../server/desk/transport/lead-shapes.ts";
import { leadCopy } from "./copy.ts";

/** The name of a lead in a list: name, email or phone, whichever is not empty first. */
export function leadDisplayName({
  name,
  email,
  phone,
}: Pick<Lead, "name" | "email" | "phone">): string {
  return name || email || phone || leadCopy.nameless;
}
