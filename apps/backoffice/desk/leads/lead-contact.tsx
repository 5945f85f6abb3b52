import Link from "@mui/material/Link";
import type { Lead } from "../../server/desk/transport/shapes.ts";
import { Fact, Facts } from "../shell/facts.tsx";
import { Part } from "../shell/part.tsx";
import { findContactLinks } from "./contact-links.ts";
import { leadCopy as copy } from "./copy.ts";

/** The person's contact details and company. */
export function LeadContact({ lead }: { lead: Lead }) {
  const { phone, email } = lead;
  const { call, chat, mail } = findContactLinks(lead);
  return (
    <Part title={copy.contact}>
      <Facts>
        <Fact name="Phone">{call ? <Link href={call}>{phone}</Link> : phone}</Fact>
        <Fact name="WhatsApp">
          {chat ? (
            <Link href={chat} target="_blank" rel="noopener">
              {copy.whatsapp}
            </Link>
          ) : null}
        </Fact>
        <Fact name="Email" wide>
          {mail ? <Link href={mail}>{email}</Link> : email}
        </Fact>
        <Fact name="Company">{lead.companyName}</Fact>
        <Fact name="Company size">{lead.companySize}</Fact>
        <Fact name="About them">{lead.choice}</Fact>
      </Facts>
    </Part>
  );
}
