import { chatLink, phoneLink } from "@crm/brand/contact-links";
import Link from "@mui/material/Link";
import type { Lead } from "../../server/desk/shapes.ts";
import { Fact, Facts } from "../shell/facts.tsx";
import { Part } from "../shell/part.tsx";
import { leadCopy as copy } from "./copy.ts";

/** How to reach the person and what she said of her business. */
export function LeadContact({ lead }: { lead: Lead }) {
  const { phone, email } = lead;
  // Without a country code it would be somebody else's number.
  const chat = phone?.startsWith("+") ? chatLink(phone) : null;
  return (
    <Part title={copy.contact}>
      <Facts>
        <Fact name="Phone">{phone ? <Link href={phoneLink(phone)}>{phone}</Link> : null}</Fact>
        <Fact name="WhatsApp">
          {chat ? (
            <Link href={chat} target="_blank" rel="noopener">
              {copy.whatsapp}
            </Link>
          ) : null}
        </Fact>
        <Fact name="Email" wide>
          {email ? <Link href={`mailto:${email}`}>{email}</Link> : null}
        </Fact>
        <Fact name="Company">{lead.companyName}</Fact>
        <Fact name="Company size">{lead.companySize}</Fact>
        <Fact name="About them">{lead.choice}</Fact>
      </Facts>
    </Part>
  );
}
