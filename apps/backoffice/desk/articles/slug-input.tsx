import { useEffect, useRef } from "react";
import { required, TextInput, useRecordContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { articleCopy as copy } from "./copy.ts";
import { suggestSlug } from "./slug.ts";

/** Follows the title of a new article, or the name of what else is new, until somebody writes her own. */
export function SlugInput({
  from = "title",
  helperText = copy.slugHelp,
  readOnly = false,
}: {
  from?: string;
  helperText?: string;
  readOnly?: boolean;
}) {
  const record = useRecordContext();
  const { setValue, getValues } = useFormContext();
  const title: unknown = useWatch({ name: from });
  const suggested = useRef("");

  useEffect(() => {
    if (record?.id || typeof title !== "string") return;
    const current: unknown = getValues("slug");
    if (current && current !== suggested.current) return;
    suggested.current = suggestSlug(title);
    setValue("slug", suggested.current, { shouldDirty: true, shouldValidate: title !== "" });
  }, [record?.id, title, getValues, setValue]);

  return (
    <TextInput
      source="slug"
      validate={required(copy.missing)}
      helperText={helperText}
      readOnly={readOnly}
      // Why it can't be changed is to be read as well as any other word.
      sx={{ "& .MuiFormHelperText-root.Mui-disabled": { color: "text.secondary" } }}
    />
  );
}
