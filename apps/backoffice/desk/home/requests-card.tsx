import { Link } from "react-admin";
import type { Today } from "../../server/desk/transport/today-shapes.ts";
import { privacyRequestCopy } from "../privacy-requests/copy.ts";
import { homeCopy } from "./copy.ts";
import { HomeCard } from "./home-card.tsx";

const copy = homeCopy.privacyRequests;

/** The request that must be answered first, one click away: the law sets its time. Without one, no card. */
export function RequestsCard({ waiting, oldest }: NonNullable<Today["privacyRequests"]>) {
  if (!oldest) return null;
  const { id, kind, daysLeft } = oldest;
  const isLate = daysLeft <= 0;
  const time = isLate ? privacyRequestCopy.late : privacyRequestCopy.left(daysLeft);
  return (
    <HomeCard
      title={copy.title}
      headline={copy.waiting(waiting)}
      detail={`${privacyRequestCopy.kinds[kind]}: ${time.toLowerCase()}`}
      alarm={isLate}
      link={
        <Link to={`/privacyRequests/${id}/show`}>
          {waiting === 1 ? copy.open : copy.openOldest}
        </Link>
      }
    />
  );
}
