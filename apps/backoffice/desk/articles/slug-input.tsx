import { useEffect, useRef } from "react";
import { required, TextInput, useRecordContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { articleCopy as copy } from "./copy.ts";
import { suggestSlug } from "./slug.ts";

/** Follows the title of a new article until somebody writes an address of her own. */
export function SlugInput() {
  const record = useRecordContext();
  const { setValue, getValues } = useFormContext();
  const title: unknown = useWatch({ name: "title" });
  const suggested = useRef("");

  useEffect(() => {
    if (record?.id || typeof title !== "string") return;
    const current: unknown = getValues("slug");
    if (current && current !== suggested.current) return;
    suggested.current = suggestSlug(title);
    setValue("slug", suggested.current, { shouldDirty: true, shouldValidate: title !== "" });
  }, [record?.id, title, getValues, setValue]);

  return <TextInput source="slug" validate={required(copy.missing)} helperText={copy.slugHelp} />;
}
