import { formatDateTime } from "@crm/contract/dates";
import OpenIcon from "@mui/icons-material/OpenInNew";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Edit, type RaRecord, useNotify, useRecordContext } from "react-admin";
import type { ArticleDetail } from "../../server/desk/transport/content-shapes.ts";
import { thumb } from "../theme/thumb.ts";
import { wholeRecord } from "../transport/data-provider.ts";
import { ArticleForm } from "./article-form.tsx";
import { ArticleStatusBadge, SampleBadge } from "./article-status.tsx";
import { ArticleTools } from "./article-tools.tsx";
import { articleCopy as copy } from "./copy.ts";

export function ArticleEdit() {
  const notify = useNotify();
  return (
    <Edit
      component="div"
      actions={false}
      title={<ArticleTitle />}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={wholeRecord}
      mutationOptions={{
        ...wholeRecord,
        onSuccess: ({ status }: ArticleDetail) =>
          notify(status === "published" ? copy.savedLive : copy.saved, { type: "success" }),
      }}
    >
      <ArticleForm
        status={
          <>
            <StatusLine />
            <OversizedWarning />
            <SampleNotice />
          </>
        }
      />
    </Edit>
  );
}

function ArticleTitle() {
  return useRecordContext<RaRecord & ArticleDetail>()?.title ?? "";
}

function OversizedWarning() {
  const article = useRecordContext<RaRecord & ArticleDetail>();
  if (!article?.isOversized) return null;
  return (
    <Alert severity="warning" sx={{ marginTop: 1.5 }}>
      {copy.oversized}
    </Alert>
  );
}

function SampleNotice() {
  const article = useRecordContext<RaRecord & ArticleDetail>();
  if (!article?.isSample) return null;
  return (
    <Alert severity="info" sx={{ marginTop: 1.5 }}>
      {copy.sampleHelp}
    </Alert>
  );
}

function StatusLine() {
  const article = useRecordContext<RaRecord & ArticleDetail>();
  if (!article) return null;
  const { status, publishedAt, siteUrl } = article;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <ArticleStatusBadge status={status} />
      {article.isSample && <SampleBadge />}
      <Typography>
        {status === "draft"
          ? copy.state.draft
          : `${copy.state[status]} ${formatDateTime(publishedAt)}`}
      </Typography>
      {siteUrl ? (
        <Link
          href={siteUrl}
          target="_blank"
          rel="noopener"
          sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, fontWeight: 600, ...thumb }}
        >
          {copy.view}
          <OpenIcon fontSize="inherit" />
        </Link>
      ) : null}
      <ArticleTools />
    </Box>
  );
}
