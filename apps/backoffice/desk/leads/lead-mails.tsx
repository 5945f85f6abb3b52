import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link } from "react-admin";
import type { Mail } from "../../server/desk/transport/shapes.ts";
import { MailStateBadge } from "../outbox/mail-state.tsx";
import { leadCopy as copy } from "./copy.ts";

/** The mails of a lead, with links to their pages in the outbox. */
export function LeadMails({ mails }: { mails: Mail[] }) {
  if (mails.length === 0) return <Typography>{copy.noMails}</Typography>;
  return (
    <Box
      component="ul"
      sx={{ display: "grid", gap: 1.5, listStyle: "none", margin: 0, padding: 0 }}
    >
      {mails.map((mail) => (
        <Box
          component="li"
          key={mail.id}
          sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}
        >
          <MailStateBadge state={mail.state} />
          <Link to={`/outbox/${mail.id}/show`}>{mail.subject}</Link>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {mail.recipient} · {formatDateTime(mail.sentAt ?? mail.createdAt)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
