import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ContactEvent } from "../../server/desk/transport/contact-shapes.ts";
import type { Mail } from "../../server/desk/transport/mail-shapes.ts";
import { MailStateBadge } from "../outbox/mail-state.tsx";
import { useMay } from "../transport/rights.ts";
import { contactCopy as copy } from "./copy.ts";
import { describeEvent, readEventText } from "./describe-event.ts";

export function TimelineEvent({ event }: { event: ContactEvent }) {
  const text = readEventText(event);
  return (
    <Row at={event.createdAt}>
      <Typography
        sx={{ overflowWrap: "anywhere", "&::first-letter": { textTransform: "uppercase" } }}
      >
        {describeEvent(event)}
      </Typography>
      {text ? (
        <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "68ch" }}>
          {text}
        </Typography>
      ) : null}
    </Row>
  );
}

/** A mail with its state, and a link to its page in the outbox for those who may open it. */
export function TimelineMail({ mail }: { mail: Mail }) {
  const mayOpen = useMay("outbox", "read");
  return (
    <Row at={mail.sentAt ?? mail.createdAt} note={copy.mailTo(mail.recipient)}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <MailStateBadge state={mail.state} />
        {mayOpen ? <Link to={`/outbox/${mail.id}/show`}>{mail.subject}</Link> : mail.subject}
      </Box>
    </Row>
  );
}

function Row({ at, note, children }: { at: string; note?: string; children: ReactNode }) {
  return (
    <Box sx={{ paddingInlineStart: 2, borderInlineStart: 3, borderColor: "divider" }}>
      {children}
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {note ? `${note} · ` : null}
        {formatDateTime(at)}
      </Typography>
    </Box>
  );
}
