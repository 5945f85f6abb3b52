import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { ContactDetail } from "../../server/desk/transport/contact-shapes.ts";
import type { QueuedLead } from "../../server/desk/transport/lead-shapes.ts";
import { findContactLinks } from "../leads/contact-links.ts";
import { leadCopy } from "../leads/copy.ts";
import { EraseButton } from "../leads/erase-button.tsx";
import { HeldNotice } from "../leads/held-notice.tsx";
import { LeadKindBadge } from "../leads/lead-kind.tsx";
import { LeadOrigin } from "../leads/lead-origin.tsx";
import { LeadActions } from "../leads/queue/lead-actions.tsx";
import { Badge } from "../shell/badge.tsx";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { barHeight } from "../theme/theme.ts";
import { thumbLink } from "../theme/thumb.ts";
import { contactCopy as copy } from "./copy.ts";
import { CorrectButton } from "./correct-button.tsx";
import { cardIdOf } from "./lead-summary.tsx";

/**
 * One lead of the person: what they wrote, and where they came from.
 *
 * @param isOpened whether the page was opened for this lead
 * @param isOnly whether the person has no other lead
 * @param isAbove whether its status, owner and next step are at the top of the page
 */
export function TimelineLead({
  contact,
  lead,
  isOpened,
  isOnly,
  isAbove,
}: {
  contact: ContactDetail;
  lead: QueuedLead;
  isOpened: boolean;
  isOnly: boolean;
  isAbove: boolean;
}) {
  const isMarked = isOpened && !isOnly;
  return (
    <Card
      id={cardIdOf(lead)}
      tabIndex={-1}
      sx={{
        scrollMarginTop: barHeight + 8,
        ...(isMarked && { borderColor: "primary.main", borderWidth: 2 }),
      }}
    >
      <CardContent sx={{ display: "grid", gap: 2 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <LeadKindBadge kind={lead.kind} />
          {isMarked ? <Badge tone="fresh" label={copy.thisLead} /> : null}
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {formatDateTime(lead.createdAt)}
          </Typography>
        </Box>
        {isAbove ? null : <LeadActions lead={lead} />}
        {lead.isHeld && lead.review ? <HeldNotice lead={lead} reason={lead.review} /> : null}
        {lead.message ? (
          <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "68ch" }}>
            {lead.message}
          </Typography>
        ) : null}
        <DetailList>
          <Detail name="Name">{unlessEqual(lead.name, contact.name)}</Detail>
          <Detail name="Email">{unlessEqual(lead.email, contact.email)}</Detail>
          <Detail name="Phone as typed">
            {unlessEqual(lead.phone, contact.phone) === null ? null : <PhoneAsTyped lead={lead} />}
          </Detail>
          <Detail name="Company">{unlessEqual(lead.companyName, contact.companyName)}</Detail>
          <Detail name="Company size">{lead.companySize}</Detail>
          <Detail name="About them">{lead.choice}</Detail>
        </DetailList>
        <Origin lead={lead} isOpen={isOpened || isOnly} />
        {isOpened || isOnly ? (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <CorrectButton contactId={contact.id} lead={lead} />
            <EraseButton lead={lead} />
          </Box>
        ) : (
          <RouterLink to={`/leads/${lead.id}/show`}>{copy.openLead}</RouterLink>
        )}
      </CardContent>
    </Card>
  );
}

/** Only what the top of the page does not show already; a number may have other spaces there. */
function unlessEqual(value: string | null, shown: string | null): string | null {
  const isSame = value?.replaceAll(/\s/g, "") === shown?.replaceAll(/\s/g, "");
  return isSame ? null : value;
}

function PhoneAsTyped({ lead }: { lead: QueuedLead }) {
  const { call } = findContactLinks(lead);
  if (call === null) return lead.phone;
  return (
    <Link href={call} sx={thumbLink}>
      {lead.phone}
    </Link>
  );
}

function Origin({ lead, isOpen }: { lead: QueuedLead; isOpen: boolean }) {
  return (
    <Box component="details" open={isOpen}>
      <Box component="summary" sx={{ cursor: "pointer", fontWeight: 600, paddingBlock: 1.25 }}>
        {copy.details}
      </Box>
      <Box sx={{ display: "grid", gap: 2 }}>
        <LeadOrigin lead={lead} />
        {lead.extras ? <Extras extras={lead.extras} /> : null}
      </Box>
    </Box>
  );
}

function Extras({ extras }: { extras: Record<string, unknown> }) {
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ marginBottom: 1 }}>
        {leadCopy.more}
      </Typography>
      <DetailList>
        {Object.entries(extras).map(([name, value]) => (
          <Detail key={name} name={name}>
            {typeof value === "string" ? value : JSON.stringify(value)}
          </Detail>
        ))}
      </DetailList>
    </section>
  );
}
