import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type RaRecord, useRecordContext } from "react-admin";
import type { LeadDetail } from "../../server/desk/transport/shapes.ts";
import { DeskShow } from "../shell/desk-show.tsx";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { leadCopy as copy } from "./copy.ts";
import { EraseButton } from "./erase-button.tsx";
import { HeldNotice } from "./held-notice.tsx";
import { LeadContact } from "./lead-contact.tsx";
import { LeadKindBadge } from "./lead-kind.tsx";
import { LeadMails } from "./lead-mails.tsx";
import { LeadOrigin } from "./lead-origin.tsx";

export function LeadShow() {
  return (
    <DeskShow title={<LeadTitle />}>
      <LeadPage />
    </DeskShow>
  );
}

function LeadTitle() {
  const lead = useRecordContext<RaRecord & LeadDetail>();
  return lead ? (lead.name ?? lead.email ?? copy.nameless) : "";
}

/** Contact details, message and mails on the left; origin and extra fields on the right. */
function LeadPage() {
  const lead = useRecordContext<RaRecord & LeadDetail>();
  if (!lead) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 1180 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {lead.name ?? copy.nameless}
        </Typography>
        <LeadKindBadge kind={lead.kind} />
        <Typography sx={{ color: "text.secondary" }}>{formatDateTime(lead.createdAt)}</Typography>
      </Box>
      {lead.isHeld && lead.review ? <HeldNotice lead={lead} reason={lead.review} /> : null}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 400px" },
        }}
      >
        <Box sx={{ display: "grid", gap: 2 }}>
          <LeadContact lead={lead} />
          {lead.message ? <LeadMessage message={lead.message} /> : null}
          <FormSection title={copy.mails}>
            <LeadMails mails={lead.mails} />
          </FormSection>
        </Box>
        <Box sx={{ display: "grid", gap: 2 }}>
          <FormSection title={copy.origin}>
            <LeadOrigin lead={lead} />
          </FormSection>
          {lead.extras ? <LeadExtras extras={lead.extras} /> : null}
          <EraseButton lead={lead} />
        </Box>
      </Box>
    </Box>
  );
}

function LeadMessage({ message }: { message: string }) {
  return (
    <FormSection title={copy.message}>
      <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "68ch" }}>
        {message}
      </Typography>
    </FormSection>
  );
}

function LeadExtras({ extras }: { extras: Record<string, unknown> }) {
  return (
    <FormSection title={copy.more}>
      <DetailList>
        {Object.entries(extras).map(([name, value]) => (
          <Detail key={name} name={name}>
            {typeof value === "string" ? value : JSON.stringify(value)}
          </Detail>
        ))}
      </DetailList>
    </FormSection>
  );
}
