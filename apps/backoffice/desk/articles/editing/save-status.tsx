import { formatDateTime } from "@crm/contract/dates";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useInterruption } from "../../transport/use-interruption.ts";
import { useSession } from "../../transport/use-session.ts";
import { editingCopy as copy } from "./copy.ts";
import { type Editing, useEditing } from "./editing-context.ts";

const minute = 60_000;

/** Says in plain words where the text is. */
export function SaveStatus() {
  const editing = useEditing();
  const isSignedOut = useInterruption() !== undefined;
  const now = useMinutes();
  const own = useSession()?.person.name;
  const text = describe(editing, { isSignedOut, now, own });
  return (
    <Typography
      variant="body2"
      role="status"
      // That another minute has passed is no news.
      aria-live={text.endsWith(" ago") ? "off" : "polite"}
      sx={{
        color: editing.state.problem && editing.state.isUnsaved ? "error.main" : "text.secondary",
        flexBasis: "100%",
        minHeight: "1.5em",
      }}
    >
      {text}
    </Typography>
  );
}

function describe(
  { state, canKeep, article, copy: opened }: Editing,
  { isSignedOut, now, own }: { isSignedOut: boolean; now: number; own: string | undefined },
): string {
  const { isUnsaved, problem, savedAt } = state;
  const where = canKeep ? copy.kept : copy.notKept;
  if (isUnsaved && isSignedOut) return `${copy.failed(copy.signedOut)} ${where}`;
  if (isUnsaved && problem && "reason" in problem) {
    return `${copy.failed(problem.reason)} ${where}`;
  }
  if (isUnsaved) return problem ? where : copy.saving;
  if (!savedAt && !article) return copy.nothingYet;
  if (!savedAt) {
    if (article?.status === "scheduled") return copy.scheduled(formatDateTime(article.publishedAt));
    return article?.status === "published" ? copy.noChanges : "";
  }
  const isOthers = opened?.savedBy && opened.savedBy !== own && opened.savedAt === savedAt;
  const when = tellWhen(savedAt, now);
  return isOthers ? copy.savedBy(opened.savedBy ?? "", when) : copy.saved(when);
}

/** @example tellWhen("2026-11-22T04:30:00.000Z", Date.parse("2026-11-22T04:32:10Z")) // "2 minutes ago" */
export function tellWhen(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / minute);
  if (minutes < 1) return copy.justNow;
  if (minutes === 1) return "1 minute ago";
  return minutes < 60 ? `${minutes} minutes ago` : `on ${formatDateTime(iso)}`;
}

function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 3);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, Date.now());
}
