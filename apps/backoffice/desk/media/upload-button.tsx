import UploadIcon from "@mui/icons-material/AddPhotoAlternateOutlined";
import Button from "@mui/material/Button";
import { type ChangeEvent, useRef } from "react";
import { pictureTypes } from "../articles/pictures/use-upload.ts";
import { mediaCopy as copy } from "./copy.ts";

/** Lets editors choose one or more pictures from their device. */
export function UploadButton({
  label = copy.upload,
  multiple = true,
  disabled = false,
  variant = "contained",
  onChoose,
}: {
  label?: string;
  multiple?: boolean;
  disabled?: boolean;
  variant?: "contained" | "outlined";
  onChoose: (files: File[]) => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Without this, choosing the same file again after an error fires no event.
    target.value = "";
    if (files.length > 0) onChoose(files);
  }

  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={pictureTypes}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={choose}
      />
      <Button
        variant={variant}
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
