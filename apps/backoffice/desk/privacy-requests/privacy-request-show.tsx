import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type RaRecord, useRecordContext } from "react-admin";
import { Link } from "react-router";
import type { PrivacyRequestDetail } from "../../server/desk/transport/contact-shapes.ts";
import { answerOfKind } from "../../server/privacy-requests/privacy-answers.ts";
import { DeskShow } from "../shell/desk-show.tsx";
import { Detail, DetailList } from "../shell/detail-list.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { useMay } from "../transport/rights.ts";
import { AnswerButton } from "./answer-button.tsx";
import { privacyRequestCopy as copy } from "./copy.ts";
import { DaysLeft } from "./days-left.tsx";

type Request = RaRecord & PrivacyRequestDetail;

export function PrivacyRequestShow() {
  return (
    <DeskShow title={<Title />}>
      <RequestPage />
    </DeskShow>
  );
}

function Title() {
  const request = useRecordContext<Request>();
  return request ? copy.kinds[request.kind] : "";
}

function RequestPage() {
  const request = useRecordContext<Request>();
  const mayAnswer = useMay("privacyRequests", "answer");
  if (!request) return null;
  const { kind, email, message, answeredAt } = request;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 920 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography variant="h4" component="h2">
          {copy.kinds[kind]}
        </Typography>
        <DaysLeft request={request} />
      </Box>
      <FormSection title={copy.asked}>
        <DetailList>
          <Detail name={copy.email}>{email ?? copy.erasedEmail}</Detail>
          <Detail name={copy.confirmed}>{formatDateTime(request.confirmedAt)}</Detail>
          <Detail name={copy.due}>{answeredAt ? null : formatDateTime(request.dueAt)}</Detail>
          <Detail name={copy.answered}>{formatDateTime(answeredAt)}</Detail>
          <Detail name={copy.answeredBy}>{request.answeredBy}</Detail>
          <Detail name={copy.message} wide>
            {message}
          </Detail>
        </DetailList>
      </FormSection>
      {email ? <StoredData request={request} /> : null}
      {mayAnswer && !answeredAt && email ? (
        <FormSection title={copy.answer}>
          <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
            {kind === "correction" ? <Typography>{copy.correctFirst}</Typography> : null}
            <AnswerButton request={request} answer={answerOfKind[kind]} />
          </Box>
        </FormSection>
      ) : null}
    </Box>
  );
}

/** What the request covers, and apart from it who has only the same number. */
function StoredData({ request: { contact, samePhone } }: { request: Request }) {
  return (
    <FormSection title={copy.data}>
      {contact ? (
        <Typography>
          {copy.person(contact.leads)}.{" "}
          <Link to={`/contacts/${contact.id}/show`}>{copy.openPerson(contact.name)}</Link>
        </Typography>
      ) : (
        <Typography>{copy.none}</Typography>
      )}
      {samePhone.length > 0 ? (
        <Box sx={{ marginTop: 2 }}>
          <Typography variant="subtitle2" component="h3">
            {copy.samePhone}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {copy.samePhoneHelp}
          </Typography>
          <ul>
            {samePhone.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/contacts/${id}/show`}>{name}</Link>
              </li>
            ))}
          </ul>
        </Box>
      ) : null}
    </FormSection>
  );
}
