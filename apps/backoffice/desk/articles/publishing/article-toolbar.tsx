import PublishIcon from "@mui/icons-material/CheckCircleOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef, useState } from "react";
import { Confirm } from "react-admin";
import { saveProblemCopy } from "../../shell/copy.ts";
import { stickyBarSx } from "../../shell/sticky-bar.ts";
import { articleCopy as copy } from "../copy.ts";
import { editingCopy } from "../editing/copy.ts";
import { useEditing } from "../editing/editing-context.ts";
import { SaveStatus } from "../editing/save-status.tsx";
import { useSaveKey } from "../editor/use-save-key.ts";
import { PublishChangesButton } from "./publish-changes-button.tsx";
import { ScheduleButton } from "./schedule-button.tsx";
import { type Publishing, usePublishing } from "./use-publishing.ts";

/** On phones the bar must leave room for the text. */
const narrowSx = {
  "& .MuiButton-text": { paddingInline: { xs: 0.75, sm: 2 }, minWidth: 0 },
  "& .MuiButton-text .MuiButton-startIcon": { display: { xs: "none", sm: "inherit" } },
} as const;

/** The actions for an article's status, and where its text is. */
export function ArticleToolbar() {
  const { article, hasChanges, isReadOnly, copy: opened } = useEditing();
  const publishing = usePublishing();
  const status = article?.status ?? "draft";
  const isLive = status === "published";
  const isWaiting = opened?.publishAt != null;
  const bar = useRef<HTMLDivElement>(null);
  useSaveKey(bar, () => {
    if (!isReadOnly) void publishing.save();
  });
  return (
    <Box ref={bar} sx={[stickyBarSx, narrowSx]}>
      <Problem text={publishing.problem} />
      <SaveStatus />
      <Button
        variant="outlined"
        disabled={isReadOnly || publishing.isBusy}
        onClick={() => void publishing.save()}
      >
        {status === "draft" ? editingCopy.saveDraft : editingCopy.save}
      </Button>
      {isLive ? (
        <PublishChangesButton
          publishing={publishing}
          disabled={!hasChanges || (isReadOnly && !isWaiting)}
        />
      ) : (
        <Button
          variant="contained"
          startIcon={<PublishIcon />}
          disabled={isReadOnly || publishing.isBusy}
          onClick={() => void publishing.publish({}, copy.published)}
        >
          {copy.publish}
        </Button>
      )}
      {isLive && !hasChanges ? null : (
        <ScheduleButton publishing={publishing} disabled={isReadOnly && !isWaiting} />
      )}
      {status === "scheduled" && hasChanges ? (
        <Button
          disabled={isReadOnly || publishing.isBusy}
          onClick={() =>
            void publishing.publish({ at: article?.publishedAt ?? "" }, copy.scheduled)
          }
        >
          {copy.update}
        </Button>
      ) : null}
      {article && status !== "draft" ? (
        <>
          <DiscardButton publishing={publishing} disabled={!hasChanges || isReadOnly} />
          <UnpublishButton publishing={publishing} />
        </>
      ) : null}
    </Box>
  );
}

/** Why the last action did not work. */
function Problem({ text }: { text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  // Field errors focus their field.
  const takesFocus = text !== "" && text !== saveProblemCopy.markedFields;
  useEffect(() => {
    if (takesFocus) alert.current?.focus();
  }, [takesFocus]);
  if (!text) return null;
  return (
    <Alert ref={alert} severity="error" role="alert" tabIndex={-1} sx={{ flexBasis: "100%" }}>
      {text}
    </Alert>
  );
}

function DiscardButton({ publishing, disabled }: { publishing: Publishing; disabled: boolean }) {
  const [isConfirming, setConfirming] = useState(false);
  if (disabled) return null;
  return (
    <>
      <Button onClick={() => setConfirming(true)}>{copy.discard}</Button>
      <Confirm
        isOpen={isConfirming}
        title={copy.discardTitle}
        content={copy.discardText}
        confirm={copy.discard}
        confirmColor="warning"
        onConfirm={() => {
          setConfirming(false);
          void publishing.discard();
        }}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}

function UnpublishButton({ publishing }: { publishing: Publishing }) {
  const { article } = useEditing();
  const [isConfirming, setConfirming] = useState(false);
  if (!article) return null;
  if (article.status === "scheduled") {
    return <Button onClick={() => void publishing.unpublish()}>{copy.unschedule}</Button>;
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
          void publishing.unpublish();
        }}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
