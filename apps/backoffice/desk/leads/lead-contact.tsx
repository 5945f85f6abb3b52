import Link from "@mui/material/Link";
import type { Lead } from "../../server/desk/transport/shapes.ts";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { findContactLinks } from "./contact-links.ts";
import { leadCopy as copy } from "./copy.ts";

/** The person's contact details and company. */
export function LeadContact({ lead }: { lead: Lead }) {
  const { phone, email } = lead;
  const { call, chat, mail } = findContactLinks(lead);
  return (
    <FormSection title={copy.contact}>
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
        <Detail name="About them">{lead.choice}</Detail>
      </DetailList>
    </FormSection>
  );
}
