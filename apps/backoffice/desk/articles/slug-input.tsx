import WarningIcon from "@mui/icons-material/WarningAmberOutlined";
import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { required, TextInput, useRecordContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { suggestSlug } from "../../server/slugs/suggest-slug.ts";
import { articleCopy as copy } from "./copy.ts";

/**
 * Suggests a slug from a new record's title or name until the editor types one. The address of an article
 * that is a draft goes on following its title.
 *
 * @param warning what is wrong with the address, in place of the help
 */
export function SlugInput({
  from = "title",
  helperText = copy.slugHelp,
  readOnly = false,
  warning,
}: {
  from?: string;
  helperText?: string;
  readOnly?: boolean;
  warning?: string | undefined;
}) {
  const record = useRecordContext();
  const { setValue, getValues } = useFormContext();
  const title: unknown = useWatch({ name: from });
  const suggested = useRef<string>(undefined);
  const isOpen = !record?.id || record.status === "draft";

  useEffect(() => {
    if (!isOpen || typeof title !== "string") return;
    const current: unknown = getValues("slug");
    const next = suggestSlug(title);
    const isOwn = current && current !== suggested.current && current !== next;
    suggested.current = next;
    if (isOwn || current === next) return;
    setValue("slug", next, { shouldDirty: true, shouldValidate: title !== "" });
  }, [isOpen, title, getValues, setValue]);

  return (
    <TextInput
      source="slug"
      validate={required(copy.missing)}
      // React-admin's own `error` is only for what its validation finds.
      {...(warning && { slotProps: { input: { error: true } } })}
      helperText={warning ? <Warning text={warning} /> : helperText}
      readOnly={readOnly}
      // The reason why it can't be changed must be readable, so it is not greyed out.
      sx={{ "& .MuiFormHelperText-root.Mui-disabled": { color: "text.secondary" } }}
    />
  );
}

function Warning({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ display: "flex", gap: 0.75, color: "error.main", fontWeight: 600 }}>
      <WarningIcon sx={{ fontSize: 18 }} />
      {text}
    </Box>
  );
}
