import CallIcon from "@mui/icons-material/CallOutlined";
import ChatIcon from "@mui/icons-material/ChatOutlined";
import MailIcon from "@mui/icons-material/MailOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import type { ContactDetail } from "../../server/desk/transport/contact-shapes.ts";
import { findContactLinks } from "../leads/contact-links.ts";
import { leadDisplayName } from "../leads/lead-name.ts";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { thumbLink } from "../theme/thumb.ts";
import { contactCopy as copy } from "./copy.ts";

/** Who it is, and every way to reach them in one tap. */
export function ContactHeader({ contact }: { contact: ContactDetail }) {
  const { phone, email, companyName, leads, samePhone } = contact;
  const { call, chat, mail } = findContactLinks(contact);
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
            <ReachButton href={call} icon={<CallIcon />} label={copy.call} />
            <ReachButton href={chat} icon={<ChatIcon />} label={copy.whatsapp} newTab />
            <ReachButton href={mail} icon={<MailIcon />} label={copy.mail} />
          </Box>
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
      </Box>
    </FormSection>
  );
}

function ReachButton({
  href,
  icon,
  label,
  newTab = false,
}: {
  href: string | null;
  icon: ReactNode;
  label: string;
  newTab?: boolean;
}) {
  if (href === null) return null;
  return (
    <Button
      component="a"
      href={href}
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
