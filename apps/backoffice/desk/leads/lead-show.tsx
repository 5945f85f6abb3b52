import { formatDateTime } from "@crm/contract/dates";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { type RaRecord, Show, useRecordContext } from "react-admin";
import type { LeadDetail } from "../../server/desk/shapes.ts";
import { Fact, Facts } from "../shell/facts.tsx";
import { leadCopy as copy } from "./copy.ts";
import { LeadKindBadge } from "./lead-kind.tsx";
import { LeadMails } from "./lead-mails.tsx";
import { LeadOrigin } from "./lead-origin.tsx";

export function LeadShow() {
  return (
    <Show component="div" title={<LeadTitle />} actions={false}>
      <LeadPage />
    </Show>
  );
}

function LeadTitle() {
  const lead = useRecordContext<RaRecord & LeadDetail>();
  return lead ? (lead.name ?? lead.email ?? copy.nameless) : "";
}

function LeadPage() {
  const lead = useRecordContext<RaRecord & LeadDetail>();
  if (!lead) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 920 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography variant="h4" component="h1" sx={{ overflowWrap: "anywhere" }}>
          {lead.name ?? copy.nameless}
        </Typography>
        <LeadKindBadge kind={lead.kind} />
        <Typography sx={{ color: "text.secondary" }}>{formatDateTime(lead.createdAt)}</Typography>
      </Box>
      {lead.review ? <Alert severity="warning">{copy.uncheckedCaptcha}</Alert> : null}
      <Part title={copy.contact}>
        <Facts>
          <Fact name="Phone">
            {lead.phone ? <Link href={`tel:${lead.phone}`}>{lead.phone}</Link> : null}
          </Fact>
          <Fact name="Email">
            {lead.email ? <Link href={`mailto:${lead.email}`}>{lead.email}</Link> : null}
          </Fact>
        </Facts>
      </Part>
      {lead.message ? (
        <Part title={copy.message}>
          <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxWidth: "68ch" }}>
            {lead.message}
          </Typography>
        </Part>
      ) : null}
      {lead.companyName || lead.companySize || lead.choice ? (
        <Part title={copy.business}>
          <Facts>
            <Fact name="Company">{lead.companyName}</Fact>
            <Fact name="Company size">{lead.companySize}</Fact>
            <Fact name="About them">{lead.choice}</Fact>
          </Facts>
        </Part>
      ) : null}
      {lead.extras ? (
        <Part title={copy.more}>
          <Facts>
            {Object.entries(lead.extras).map(([name, value]) => (
              <Fact key={name} name={name}>
                {typeof value === "string" ? value : JSON.stringify(value)}
              </Fact>
            ))}
          </Facts>
        </Part>
      ) : null}
      <Part title={copy.origin}>
        <LeadOrigin lead={lead} />
      </Part>
      <Part title={copy.mails}>
        <LeadMails mails={lead.mails} />
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ marginBottom: 1.5 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
