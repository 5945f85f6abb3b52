import CallIcon from "@mui/icons-material/CallOutlined";
import ChatIcon from "@mui/icons-material/ChatOutlined";
import MailIcon from "@mui/icons-material/MailOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { Link as RouterLink } from "react-router";
import type { ContactDetail } from "../../server/desk/transport/contact-shapes.ts";
import type { QueuedLead } from "../../server/desk/transport/lead-shapes.ts";
import type { ActivityKind } from "../../server/leads/lead-status.ts";
import { addFirstMessage, findContactLinks } from "../leads/contact-links.ts";
import { leadDisplayName } from "../leads/lead-name.ts";
import { ActivityDialog } from "../leads/queue/activity-dialog.tsx";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { thumbLink } from "../theme/thumb.ts";
import { contactCopy as copy } from "./copy.ts";
import { LeadSummary } from "./lead-summary.tsx";

/**
 * Who it is, every way to reach them in one tap, which opens the form that keeps how it went, and what
 * is next.
 *
 * @param lead the lead to which that is recorded; without one only the links are there
 */
export function ContactHeader({
  contact,
  lead,
}: {
  contact: ContactDetail;
  lead: QueuedLead | undefined;
}) {
  const { phone, email, companyName, leads, samePhone } = contact;
  const [kind, setKind] = useState<ActivityKind>();
  const { call, chat, mail } = findContactLinks(contact);
  const whatsapp = lead && chat ? addFirstMessage(chat, { ...contact, kind: lead.kind }) : chat;
  return (
    <FormSection>
      <Box sx={{ display: "grid", gap: 2 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, alignItems: "baseline" }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: "anywhere" }}>
            {leadDisplayName(contact)}
          </Typography>
          <Typography sx={{ color: "text.secondary" }}>{copy.leads(leads.length)}</Typography>
        </Box>
        {call || chat || mail ? (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <ReachButton
              href={call}
              icon={<CallIcon />}
              label={copy.call}
              onAct={() => setKind("call")}
            />
            <ReachButton
              href={whatsapp}
              icon={<ChatIcon />}
              label={copy.whatsapp}
              onAct={() => setKind("whatsapp")}
              newTab
            />
            <ReachButton
              href={mail}
              icon={<MailIcon />}
              label={copy.mail}
              onAct={() => setKind("mail")}
            />
          </Box>
        ) : null}
        {lead ? (
          <LeadSummary lead={lead} isOnly={leads.length === 1} onNote={() => setKind("note")} />
        ) : null}
        <DetailList>
          <Detail name={copy.phone}>
            {call ? (
              <Link href={call} sx={thumbLink}>
                {phone}
              </Link>
            ) : (
              phone
            )}
          </Detail>
          <Detail name={copy.email}>
            {mail ? (
              <Link href={mail} sx={thumbLink}>
                {email}
              </Link>
            ) : (
              email
            )}
          </Detail>
          <Detail name={copy.company}>{companyName}</Detail>
        </DetailList>
        {phone || email ? null : <Typography>{copy.noContact}</Typography>}
        {samePhone.length > 0 ? <SamePhone others={samePhone} /> : null}
        {lead && kind ? (
          <ActivityDialog lead={lead} kind={kind} onClose={() => setKind(undefined)} />
        ) : null}
      </Box>
    </FormSection>
  );
}

function ReachButton({
  href,
  icon,
  label,
  onAct,
  newTab = false,
}: {
  href: string | null;
  icon: ReactNode;
  label: string;
  onAct: () => void;
  newTab?: boolean;
}) {
  if (href === null) return null;
  return (
    <Button
      component="a"
      href={href}
      onClick={onAct}
      variant="outlined"
      startIcon={icon}
      sx={{ minHeight: 44 }}
      {...(newTab && { target: "_blank", rel: "noopener" })}
    >
      {label}
    </Button>
  );
}

/** Links to people with the same number; they are never joined. */
function SamePhone({ others }: { others: ContactDetail["samePhone"] }) {
  return (
    <div>
      <Typography>
        {copy.samePhone}{" "}
        {others.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 ? ", " : null}
            <Link component={RouterLink} to={`/contacts/${id}/show`}>
              {name}
            </Link>
          </span>
        ))}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {copy.samePhoneHelp}
      </Typography>
    </div>
  );
}
