import type { PrivacyRequest } from "../../server/desk/transport/contact-shapes.ts";
import { Badge } from "../shell/badge.tsx";
import { privacyRequestCopy as copy } from "./copy.ts";

/** Fewer days than this need attention. */
const soon = 7;

/** How many days are left for the answer, or that it is done. */
export function DaysLeft({ request }: { request: PrivacyRequest }) {
  const { answeredAt, daysLeft } = request;
  if (answeredAt) return <Badge tone="done" label={copy.done} />;
  if (daysLeft <= 0) return <Badge tone="alarm" label={copy.late} />;
  return <Badge tone={daysLeft < soon ? "waiting" : "quiet"} label={copy.left(daysLeft)} />;
}
