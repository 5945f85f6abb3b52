import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type RaRecord, Link as RecordLink, useRecordContext } from "react-admin";
import type { CapturedLead } from "../../server/desk/transport/company-shapes.ts";
import { findContactLinks } from "../leads/contact-links.ts";
import { ConfirmedDelete } from "../shell/confirmed-delete.tsx";
import { DeskShow } from "../shell/desk-show.tsx";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { useMay } from "../transport/rights.ts";
import { nameLead } from "./captured-leads.tsx";
import { capturedCopy as copy } from "./copy.ts";

const eraseTexts = {
  remove: copy.erase,
  removeTitle: copy.eraseTitle,
  removeText: copy.eraseText,
  removed: copy.erased,
  failed: copy.eraseFailed,
};

/** A lead that a customer's website sent, with every field. */
export function CapturedLeadShow() {
  return (
    <DeskShow title={<LeadTitle />}>
      <LeadPage />
    </DeskShow>
  );
}

function LeadTitle() {
  const lead = useRecordContext<RaRecord & CapturedLead>();
  return lead ? nameLead(lead) : "";
}

function LeadPage() {
  const lead = useRecordContext<RaRecord & CapturedLead>();
  const mayErase = useMay("capturedLeads", "erase");
  if (!lead) return null;
  const companyPath = `/companies/${encodeURIComponent(lead.company.id)}/show`;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 860 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {nameLead(lead)}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{formatDateTime(lead.createdAt)}</Typography>
      </Box>
      <RecordLink to={companyPath} sx={{ fontWeight: 600, justifySelf: "start" }}>
        {copy.back(lead.company.name)}
      </RecordLink>
      <FormSection title={copy.contact}>
        <Contact lead={lead} />
      </FormSection>
      {lead.message ? (
        <FormSection title={copy.message}>
          <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "68ch" }}>
            {lead.message}
          </Typography>
        </FormSection>
      ) : null}
      {lead.extras ? (
        <FormSection title={copy.more}>
          <DetailList>
            {Object.entries(lead.extras).map(([name, value]) => (
              <Detail key={name} name={name}>
                {typeof value === "string" ? value : JSON.stringify(value)}
              </Detail>
            ))}
          </DetailList>
        </FormSection>
      ) : null}
      {mayErase ? (
        <ConfirmedDelete
          resource="capturedLeads"
          record={lead}
          texts={eraseTexts}
          next={companyPath}
        />
      ) : null}
    </Box>
  );
}

function Contact({ lead }: { lead: CapturedLead }) {
  const { phone, phoneE164, email } = lead;
  const { call, chat, mail } = findContactLinks({ phone: phoneE164 ?? phone, email });
  return (
    <DetailList>
      <Detail name="Phone">{call ? <Link href={call}>{phone}</Link> : phone}</Detail>
      <Detail name="WhatsApp">
        {chat ? (
          <Link href={chat} target="_blank" rel="noopener">
            {copy.whatsapp}
          </Link>
        ) : null}
      </Detail>
      <Detail name="Email" wide>
        {mail ? <Link href={mail}>{email}</Link> : email}
      </Detail>
      <Detail name="Company">{lead.companyName}</Detail>
      <Detail name="Company size">{lead.companySize}</Detail>
      <Detail name={copy.workflow}>{lead.workflow}</Detail>
    </DetailList>
  );
}
