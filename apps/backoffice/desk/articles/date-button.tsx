import Button from "@mui/material/Button";
import { useState } from "react";
import { type RaRecord, useNotify, useRefresh } from "react-admin";
import type { ArticleDetail } from "../../server/desk/transport/content-shapes.ts";
import { request } from "../transport/request.ts";
import { dateCopy as copy } from "./copy.ts";
import { useEditing } from "./editing/editing-context.ts";
import { fromIndiaTime, toIndiaTime } from "./publishing/india-time.ts";
import { TimeDialog } from "./publishing/time-dialog.tsx";

/** Sets the date that readers see as the day of publication. */
export function DateButton({ article }: { article: RaRecord & ArticleDetail }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { setArticle } = useEditing();
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState("");
  const [problem, setProblem] = useState("");

  function show() {
    setValue(toIndiaTime(new Date(article.publishedAt ?? Date.now())));
    setProblem("");
    setOpen(true);
  }

  async function save() {
    const at = fromIndiaTime(value);
    if (!at) return setProblem(copy.missing);
    try {
      const change = { at: at.toISOString() };
      const address = `/api/desk/articles/${article.id}/date`;
      setArticle(await request<ArticleDetail>("POST", address, change));
      notify(article.status === "published" ? copy.saved : copy.savedDraft, { type: "success" });
      setOpen(false);
      refresh();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : copy.failed);
    }
  }

  return (
    <>
      <Button onClick={show}>{copy.open}</Button>
      <TimeDialog
        copy={copy}
        isOpen={isOpen}
        value={value}
        problem={problem}
        onChange={setValue}
        onClose={() => setOpen(false)}
        onConfirm={() => void save()}
      />
    </>
  );
}
