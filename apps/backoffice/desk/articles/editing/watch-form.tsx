import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ArticleFields } from "../../../server/articles/article-fields.ts";
import { useEditing } from "./editing-context.ts";
import { isEmpty, toFields } from "./form-fields.ts";

/** Gives each change of the form to the autosave. It renders nothing and changes nothing. */
export function WatchForm({
  ownList,
  start,
}: {
  ownList: ArticleFields["list"];
  /** The text that the form starts with, which is no change. */
  start: ArticleFields;
}) {
  const { article, autosave, isReadOnly } = useEditing();
  const isNew = article === undefined;
  const { getValues } = useFormContext();
  const values: unknown = useWatch();
  const last = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a value is looked at
  useEffect(() => {
    const fields = toFields(getValues(), ownList);
    const text = JSON.stringify(fields);
    last.current ??= JSON.stringify(toFields({ ...start }, ownList));
    if (text === last.current || isReadOnly) return;
    last.current = text;
    // A category that was chosen for the editor is no text yet.
    if (isNew && isEmpty(fields)) autosave.drop();
    else autosave.change(fields);
  }, [values, autosave, getValues, ownList, start, isReadOnly, isNew]);

  return null;
}
