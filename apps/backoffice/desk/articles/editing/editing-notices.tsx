import { formatDateTime, formatTime, isSameDay, toIso } from "@crm/contract/dates";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { useNotify, useRefresh } from "react-admin";
import type { WorkingCopy } from "../../../server/desk/transport/editing-shapes.ts";
import { useIsShown } from "../../shell/use-is-shown.ts";
import { useNotifyFailure } from "../../shell/use-notify-failure.ts";
import { request, requestQuietly } from "../../transport/request.ts";
import { useSession } from "../../transport/use-session.ts";
import { editingCopy as copy } from "./copy.ts";
import { useEditing } from "./editing-context.ts";
import { followSchedule } from "./follow-schedule.ts";
import { articleAddress } from "./save-article.ts";

/** On phones the button is below the sentence. */
const sx = {
  marginBottom: 2,
  flexWrap: { xs: "wrap", sm: "nowrap" },
  "& .MuiAlert-message": { flex: "1 1 70%" },
  "& .MuiAlert-action": { flexShrink: 0, marginInlineStart: "auto" },
};

/** What an editor must know before typing: who else is editing, what waits, what this browser has kept. */
export function EditingNotices() {
  const { copy: opened, kept, conflict, elsewhere, state, takeOver } = useEditing();
  const session = useSession();
  const notifyFailure = useNotifyFailure();
  return (
    <>
      {elsewhere ? (
        <Alert
          severity="warning"
          sx={sx}
          action={
            <Button
              onClick={() =>
                void takeOver().catch((error: unknown) => notifyFailure(error, copy.takeOverFailed))
              }
            >
              {copy.takeOver}
            </Button>
          }
        >
          {elsewhere.personId === session?.person.id
            ? copy.editingSelf(clock(elsewhere.since))
            : copy.editing(elsewhere.name, clock(elsewhere.since))}{" "}
          {state.isUnsaved ? copy.editingUnsaved : null}
        </Alert>
      ) : null}
      {opened?.publishAt ? <WaitingNotice publishAt={opened.publishAt} /> : null}
      {opened?.problem ? (
        <Alert severity="error" sx={sx}>
          {copy.problem(opened.problem)}
        </Alert>
      ) : null}
      {kept && !conflict ? <KeptNotice at={kept.at} /> : null}
    </>
  );
}

function WaitingNotice({ publishAt }: { publishAt: string }) {
  const { id, article, reload } = useEditing();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const isShown = useIsShown();
  const latest = useRef({ reload, refresh });
  latest.current = { reload, refresh };

  // The changes are published without this page, which then shows the new state. A page that nobody looks at
  // must not keep the session alive.
  useEffect(() => {
    if (!isShown) return;
    return followSchedule({
      publishAt: Date.parse(publishAt),
      async isWaiting() {
        const address = `${articleAddress(id)}/working-copy`;
        return (await requestQuietly<WorkingCopy>("GET", address)).publishAt === publishAt;
      },
      onEnd() {
        void latest.current.reload();
        latest.current.refresh();
      },
    });
  }, [id, publishAt, isShown]);

  async function cancel() {
    try {
      await request("POST", `${articleAddress(article?.id ?? "")}/unschedule`, {});
      notify(copy.cancelled, { type: "success" });
      await reload();
    } catch (error) {
      notifyFailure(error, copy.failedToOpen);
    }
  }

  return (
    <Alert
      severity="info"
      sx={sx}
      action={<Button onClick={() => void cancel()}>{copy.cancelSchedule}</Button>}
    >
      {copy.waiting(formatDateTime(publishAt))}
    </Alert>
  );
}

function KeptNotice({ at }: { at: number }) {
  const { copy: opened, autosave, openText } = useEditing();

  /** The kept text may be saved already, so the other one is saved over it. */
  async function goBack(before: WorkingCopy) {
    autosave.change(before.fields);
    await autosave.saveNow();
    openText({ ...before, ...autosave.seen(), savedAt: autosave.state().savedAt });
  }

  return (
    <Alert
      severity="info"
      sx={sx}
      action={
        opened ? <Button onClick={() => void goBack(opened)}>{copy.restoredDrop}</Button> : null
      }
    >
      {copy.restored(formatDateTime(toIso(at)))}
    </Alert>
  );
}

/** The time of day; with the day if it was not today. */
function clock(iso: string): string {
  return isSameDay(iso, toIso(Date.now())) ? formatTime(iso) : formatDateTime(iso);
}
