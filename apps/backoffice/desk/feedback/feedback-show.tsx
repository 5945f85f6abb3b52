import { formatDateTime } from "@crm/contract/dates";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link, type RaRecord, useRecordContext } from "react-admin";
import type { FeedbackDetail } from "../../server/desk/transport/content-shapes.ts";
import { WriteArticle } from "../articles/write-article.tsx";
import { DeskShow } from "../shell/desk-show.tsx";
import { FormSection } from "../shell/form-section.tsx";
import { useMay } from "../transport/rights.ts";
import { AnswerCounts } from "./answer-counts.tsx";
import { feedbackCopy as copy, describeReason } from "./copy.ts";
import { DoneButtons } from "./done-buttons.tsx";

/** Readers' feedback on one article. */
export function FeedbackShow() {
  return (
    <DeskShow title={<FeedbackTitle />}>
      <FeedbackPage />
    </DeskShow>
  );
}

function FeedbackTitle() {
  return useRecordContext<RaRecord & FeedbackDetail>()?.title ?? "";
}

function FeedbackPage() {
  const feedback = useRecordContext<RaRecord & FeedbackDetail>();
  const mayEdit = useMay("articles", "change");
  if (!feedback) return null;
  const { id, title, siteUrl, reasons } = feedback;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 920 }}>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {title}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, fontWeight: 600 }}>
        {mayEdit ? <Link to={`/articles/${id}`}>{copy.edit}</Link> : null}
        <MuiLink href={siteUrl} target="_blank" rel="noopener">
          {copy.view}
        </MuiLink>
      </Box>
      <FormSection title={copy.counts}>
        <AnswerCounts {...feedback} />
        <DoneButtons feedback={feedback} />
      </FormSection>
      <FormSection title={copy.reasons}>
        <Reasons reasons={reasons} />
      </FormSection>
      <FormSection title={copy.notes}>
        <Notes feedback={feedback} mayWrite={mayEdit} />
      </FormSection>
    </Box>
  );
}

function Reasons({ reasons }: Pick<FeedbackDetail, "reasons">) {
  if (reasons.length === 0) return <Typography>{copy.noReasons}</Typography>;
  return (
    <Box component="ul" sx={{ display: "grid", gap: 1, listStyle: "none", margin: 0, padding: 0 }}>
      {reasons.map(({ reason, count }) => (
        <Box
          component="li"
          key={reason ?? ""}
          sx={{ display: "flex", justifyContent: "space-between", gap: 2, maxWidth: 460 }}
        >
          <span>{describeReason(reason)}</span>
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
            {count}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Notes({ feedback, mayWrite }: { feedback: FeedbackDetail; mayWrite: boolean }) {
  const { notes } = feedback;
  if (notes.length === 0) return <Typography>{copy.noNotes}</Typography>;
  return (
    <Box component="ul" sx={{ display: "grid", gap: 2, listStyle: "none", margin: 0, padding: 0 }}>
      {notes.map(({ id, reason, note, createdAt, isDone }) => (
        <Box
          component="li"
          key={id}
          sx={{
            backgroundColor: "background.default",
            borderRadius: "4px 14px 14px 14px",
            padding: 2,
            maxWidth: 640,
          }}
        >
          <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{note}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", marginTop: 0.5 }}>
            {describeReason(reason)} · {formatDateTime(createdAt)}
            {isDone ? ` · ${copy.allDone}` : ""}
          </Typography>
          {mayWrite ? (
            <WriteArticle
              title={note}
              section={feedback.section}
              seeAlso={{ path: feedback.path, title: feedback.title }}
            />
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
