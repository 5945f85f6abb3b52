import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ContactDetail } from "../../server/desk/transport/contact-shapes.ts";
import { ContactHeader } from "./contact-header.tsx";
import { contactCopy as copy } from "./copy.ts";
import { PersonRights } from "./person-rights.tsx";
import { listTimeline, type TimelineEntry } from "./timeline.ts";
import { TimelineLead } from "./timeline-lead.tsx";
import { TimelineEvent, TimelineMail } from "./timeline-rows.tsx";

/**
 * One person: how to reach them, and everything so far in one list.
 *
 * @param openedLead the lead for which the page was opened
 */
export function ContactPage({
  contact,
  openedLead,
}: {
  contact: ContactDetail;
  openedLead?: string;
}) {
  const worked = findLeadToWorkOn(contact, openedLead);
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 920 }}>
      <ContactHeader contact={contact} lead={worked} />
      <Typography variant="h6" component="h2">
        {copy.timeline}
      </Typography>
      <Box
        component="ol"
        sx={{ display: "grid", gap: 2, listStyle: "none", margin: 0, padding: 0, minWidth: 0 }}
      >
        {listTimeline(contact).map((entry) => (
          <Box component="li" key={`${entry.type} ${entry.id}`} sx={{ minWidth: 0 }}>
            <Entry
              entry={entry}
              contact={contact}
              isOpened={entry.id === openedLead}
              isOnly={contact.leads.length === 1}
              isAbove={entry.id === worked?.id}
            />
          </Box>
        ))}
      </Box>
      <PersonRights contact={contact} />
    </Box>
  );
}

/**
 * The lead that was opened, or the newest one: what is done about the person is recorded there, and the
 * top of the page shows its status, owner and next step.
 */
function findLeadToWorkOn({ leads }: ContactDetail, openedLead: string | undefined) {
  return leads.find(({ id }) => id === openedLead) ?? leads[0];
}

function Entry({
  entry,
  contact,
  isOpened,
  isOnly,
  isAbove,
}: {
  entry: TimelineEntry;
  contact: ContactDetail;
  isOpened: boolean;
  isOnly: boolean;
  isAbove: boolean;
}) {
  switch (entry.type) {
    case "lead":
      return (
        <TimelineLead
          contact={contact}
          lead={entry.lead}
          isOpened={isOpened}
          isOnly={isOnly}
          isAbove={isAbove}
        />
      );
    case "event":
      return <TimelineEvent event={entry.event} />;
    case "mail":
      return <TimelineMail mail={entry.mail} />;
  }
}
