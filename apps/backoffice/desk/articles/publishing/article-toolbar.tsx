import PublishIcon from "@mui/icons-material/CheckCircleOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, type RaRecord, SaveButton, useRecordContext } from "react-admin";
import type { ArticleDetail } from "../../../server/desk/transport/content-shapes.ts";
import { SaveProblem } from "../../shell/save-problem.tsx";
import { stickyBarSx } from "../../shell/sticky-bar.ts";
import { SubmitButton } from "../../shell/submit-button.tsx";
import { articleCopy as copy } from "../copy.ts";
import { ScheduleButton } from "./schedule-button.tsx";
import { useArticleAction } from "./use-article-action.ts";

/** The actions for an article's status. Publishing and scheduling save it first. */
export function ArticleToolbar() {
  const article = useRecordContext<RaRecord & ArticleDetail>();
  const act = useArticleAction();
  const status = article?.status ?? "draft";
  return (
    <Box sx={stickyBarSx}>
      <SaveProblem />
      <SaveButton
        label={status === "draft" ? copy.saveDraft : copy.save}
        variant={status === "draft" ? "outlined" : "contained"}
      />
      {status === "published" ? null : (
        <>
          <SubmitButton
            type="button"
            label={copy.publish}
            icon={<PublishIcon />}
            mutationOptions={{
              onSuccess: (saved: RaRecord) => act(saved.id, "publish", copy.published),
            }}
          />
          <ScheduleButton article={article} />
        </>
      )}
      {article && status !== "draft" ? <UnpublishButton article={article} /> : null}
    </Box>
  );
}

function UnpublishButton({ article }: { article: RaRecord & ArticleDetail }) {
  const act = useArticleAction();
  const [isConfirming, setConfirming] = useState(false);
  const unpublish = () => act(article.id, "unpublish", copy.unpublished);
  if (article.status === "scheduled") {
    return <Button onClick={unpublish}>{copy.unschedule}</Button>;
  }
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{copy.unpublish}</Button>
      <Confirm
        isOpen={isConfirming}
        title={copy.unpublishTitle}
        content={
          article.linkedFrom.length > 0
            ? copy.unpublishLinked(article.linkedFrom.map(({ title }) => title))
            : copy.unpublishText
        }
        confirm={copy.unpublish}
        onConfirm={() => {
          setConfirming(false);
          return unpublish();
        }}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
