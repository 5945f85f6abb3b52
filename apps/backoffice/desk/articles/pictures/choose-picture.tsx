import PictureIcon from "@mui/icons-material/AddPhotoAlternateOutlined";
import Button from "@mui/material/Button";
import { type ChangeEvent, useRef } from "react";
import { articleCopy as copy } from "../copy.ts";
import { pictureTypes } from "./use-upload.ts";

/** The button that lets editors choose a picture from their device. */
export function ChoosePicture({
  label,
  isBusy,
  onChoose,
}: {
  label: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Without this, choosing the same file again after an error fires no event.
    target.value = "";
    if (file) onChoose(file);
  }

  return (
    <>
      <input ref={chooser} type="file" accept={pictureTypes} hidden onChange={choose} />
      <Button
        variant="outlined"
        startIcon={<PictureIcon />}
        disabled={isBusy}
        onClick={() => chooser.current?.click()}
      >
        {isBusy ? copy.pictureBusy : label}
      </Button>
    </>
  );
}
