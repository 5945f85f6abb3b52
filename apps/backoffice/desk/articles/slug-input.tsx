import { useEffect, useRef } from "react";
import { required, TextInput, useRecordContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { articleCopy as copy } from "./copy.ts";
import { suggestSlug } from "../../server/slugs/suggest-slug.ts";

/** Suggests a slug from a new record's title or name until the editor types one. */
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
      // The reason why it can't be changed must be readable, so it is not greyed out.
      sx={{ "& .MuiFormHelperText-root.Mui-disabled": { color: "text.secondary" } }}
    />
  );
}
