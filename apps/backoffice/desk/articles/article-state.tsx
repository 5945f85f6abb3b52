import { formatDateTime } from "@crm/contract/dates";
import OpenIcon from "@mui/icons-material/OpenInNew";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { thumb } from "../theme/thumb.ts";
import { ArticleStatusBadge, ChangesBadge, SampleBadge } from "./article-status.tsx";
import { ArticleTools } from "./article-tools.tsx";
import { articleCopy as copy } from "./copy.ts";
import { useEditing } from "./editing/editing-context.ts";

const newDraft = { status: "draft", publishedAt: null, siteUrl: null } as const;

/** Whether an article is on the site, with a link to it, and what its editors must know. */
export function ArticleState() {
  const { article, hasChanges } = useEditing();
  // A new article has the line too: the page must not move when it is saved.
  const { status, publishedAt, siteUrl } = article ?? newDraft;
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <ArticleStatusBadge status={status} />
        {hasChanges && <ChangesBadge />}
        {article?.isSample && <SampleBadge />}
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
            sx={{
              display: "inline-flex",
              alignItems: "center",
              gap: 0.5,
              fontWeight: 600,
              ...thumb,
            }}
          >
            {copy.view}
            <OpenIcon fontSize="inherit" />
          </Link>
        ) : null}
        <ArticleTools />
      </Box>
      {article?.isOversized ? (
        <Alert severity="warning" sx={{ marginTop: 1.5 }}>
          {copy.oversized}
        </Alert>
      ) : null}
      {article?.isSample ? (
        <Alert severity="info" sx={{ marginTop: 1.5 }}>
          {copy.sampleHelp}
        </Alert>
      ) : null}
    </Box>
  );
}
