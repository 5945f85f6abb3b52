import Button from "@mui/material/Button";
import { type RaRecord, useRecordContext } from "react-admin";
import { Link } from "react-router";
import type { ArticleDetail } from "../../server/desk/transport/content-shapes.ts";
import { DateButton } from "./date-button.tsx";
import { DeleteArticle } from "./trash/delete-article.tsx";
import { versionCopy } from "./versions/copy.ts";

/** What can be done with a saved article besides writing and publishing it. */
export function ArticleTools() {
  const article = useRecordContext<RaRecord & ArticleDetail>();
  if (!article) return null;
  return (
    <>
      <Button component={Link} to={`/articles/${article.id}/versions`}>
        {versionCopy.open}
      </Button>
      {article.status === "scheduled" ? null : <DateButton article={article} />}
      <DeleteArticle article={article} />
    </>
  );
}
