import { type FormEvent, useState } from "react";
import { Form, RecordContext } from "react-admin";
import { ArticleFormParts, emptyArticle } from "./article-form.tsx";
import { ArticleState } from "./article-state.tsx";
import { ConflictPanel } from "./editing/conflict-panel.tsx";
import { EditingContext } from "./editing/editing-context.ts";
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
