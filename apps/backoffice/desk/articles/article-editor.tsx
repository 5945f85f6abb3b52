import { type FormEvent, useState } from "react";
import { Form, RecordContext, Title } from "react-admin";
import { useWatch } from "react-hook-form";
import { ArticleFormParts, emptyArticle } from "./article-form.tsx";
import { ArticleState } from "./article-state.tsx";
import { articleCopy as copy } from "./copy.ts";
import { ConflictPanel } from "./editing/conflict-panel.tsx";
import { EditingContext, useEditing } from "./editing/editing-context.ts";
import { EditingNotices } from "./editing/editing-notices.tsx";
import { LeaveGuard } from "./editing/leave-guard.tsx";
import { type EditorProps, useEditingSession } from "./editing/use-editing-session.ts";
import { WatchForm } from "./editing/watch-form.tsx";

/** Enter in a field: the text is saved anyway, and a draft may be incomplete. */
function ignoreEnter(event: FormEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The form of one article, which saves by itself. It starts again when its `key` changes. */
export function ArticleEditor(props: EditorProps) {
  const editing = useEditingSession(props);
  const { record, text } = props;
  // They stay what they were: otherwise a colleague's reordering would replace what somebody types.
  const [ownList] = useState(record ? record.list : emptyArticle.list);
  const [start] = useState(() => ({ ...text.fields, list: text.fields.list ?? ownList }));
  return (
    <EditingContext value={editing}>
      <div onSubmitCapture={ignoreEnter}>
        <Form record={start} disableInvalidFormNotification>
          <RecordContext.Provider value={editing.article}>
            {record ? null : <NewTitle />}
            <WatchForm ownList={ownList} start={start} />
            <LeaveGuard />
            <ArticleState />
            <EditingNotices />
            <ConflictPanel />
            <ArticleFormParts />
          </RecordContext.Provider>
        </Form>
      </div>
    </EditingContext>
  );
}

/** The page's title for an article that did not exist when the page was opened. */
function NewTitle() {
  const { article } = useEditing();
  const typed: unknown = useWatch({ name: "title" });
  return <Title title={(article && typeof typed === "string" && typed) || copy.create} />;
}
