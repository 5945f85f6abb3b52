import type { Lead } from "../../server/desk/transport/shapes.ts";
import { leadCopy } from "./copy.ts";

/** What a list calls a lead: the best that is known of its person. */
export function leadDisplayName({
  name,
  email,
  phone,
}: Pick<Lead, "name" | "email" | "phone">): string {
  return name ?? email ?? phone ?? leadCopy.nameless;
}
