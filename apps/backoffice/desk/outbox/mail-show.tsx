import { brand } from "@crm/brand";
import { formatDateTime } from "@crm/contract/dates";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link, type RaRecord, useRecordContext } from "react-admin";
import type { MailDetail } from "../../server/desk/transport/mail-shapes.ts";
import { DeskShow } from "../shell/desk-show.tsx";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { useMay } from "../transport/rights.ts";
import { useSignIns } from "../transport/use-interruption.ts";
import { useSession } from "../transport/use-session.ts";
import { mailCopy as copy } from "./copy.ts";
import { MailStateBadge } from "./mail-state.tsx";
import { NoServerNotice } from "./no-server-notice.tsx";
import { SendButton } from "./send-button.tsx";

export function MailShow() {
  const session = useSession();
  const isMoving = (mail: MailDetail | undefined) => session?.mailServer && isUnderWay(mail);
  return (
    <DeskShow
      title={<MailTitle />}
      refetchInterval={({ state }) =>
        isMoving(state.data as MailDetail | undefined) ? 2_000 : false
      }
    >
      <MailPage />
    </DeskShow>
  );
}

/** True when a mail is due or being sent, so that its state changes within seconds. */
function isUnderWay(mail: MailDetail | undefined): boolean {
  if (mail?.state === "sending") return true;
  return mail?.state === "pending" && Date.parse(mail.dueAt) <= Date.now();
}

function MailTitle() {
  return useRecordContext<RaRecord & MailDetail>()?.subject ?? "";
}

function MailPage() {
  const mail = useRecordContext<RaRecord & MailDetail>();
  const maySend = useMay("outbox", "retry");
  if (!mail) return null;
  const waits = mail.state === "held" || mail.state === "pending";
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 920 }}>
      <NoServerNotice />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography variant="h4" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {mail.subject}
        </Typography>
        <MailStateBadge state={mail.state} />
      </Box>
      <FormSection>
        <Box sx={{ display: "grid", gap: 2 }}>
          <Typography>{copy.explain[mail.state]}</Typography>
          {mail.lastError ? (
            <Alert severity={mail.state === "dead" ? "error" : "warning"}>{mail.lastError}</Alert>
          ) : null}
          <DetailList>
            <Detail name="From">{mail.sender}</Detail>
            <Detail name="To">{mail.recipient}</Detail>
            <Detail name="Reply to">{mail.replyTo}</Detail>
            <Detail name="Created">{formatDateTime(mail.createdAt)}</Detail>
            <Detail name="Sent">{formatDateTime(mail.sentAt)}</Detail>
            <Detail name="Next attempt">{waits ? formatDateTime(mail.dueAt) : null}</Detail>
            <Detail name="Attempts">{mail.attempts || copy.noAttempt}</Detail>
            <Detail name="Message-ID" wide>
              {mail.messageId}
            </Detail>
          </DetailList>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
            {maySend ? <SendButton mail={mail} /> : null}
            {mail.leadId ? <Link to={`/leads/${mail.leadId}/show`}>{copy.lead}</Link> : null}
          </Box>
        </Box>
      </FormSection>
      <FormSection title={copy.body}>
        {mail.hidden ? (
          <Typography color="text.secondary">{mail.hidden}</Typography>
        ) : (
          <MailBody id={String(mail.id)} />
        )}
      </FormSection>
    </Box>
  );
}

/** Shows the body in a sandboxed frame from its own URL, without scripts, forms and outgoing links. */
function MailBody({ id }: { id: string }) {
  // The frame may have been loaded without a session.
  const signIns = useSignIns();
  return (
    <Box
      key={signIns}
      component="iframe"
      sandbox=""
      src={`/api/desk/outbox/${encodeURIComponent(id)}/body`}
      title={copy.body}
      sx={{
        width: "100%",
        height: 680,
        border: 1,
        borderColor: "divider",
        borderRadius: "14px",
        backgroundColor: brand.colours.white,
      }}
    />
  );
}
