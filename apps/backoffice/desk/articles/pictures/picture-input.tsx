import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { useState } from "react";
import { required, TextInput, useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { mediaCopy } from "../../media/copy.ts";
import { type PickedPicture, PicturePicker } from "../../media/picture-picker.tsx";
import { articleCopy as copy } from "../copy.ts";
import { ChoosePicture } from "./choose-picture.tsx";
import { useUpload } from "./use-upload.ts";

/** The article's own picture and its alt text. */
export function PictureInput() {
  const { field, fieldState } = useInput({ source: "image", defaultValue: "" });
  const { send, isBusy, problem, clearProblem } = useUpload();
  const { getValues, setValue } = useFormContext();
  const [isPicking, setPicking] = useState(false);
  const address = typeof field.value === "string" ? field.value : "";

  async function choose(file: File) {
    const picture = await send(file);
    if (picture) field.onChange(picture.address);
  }

  function pick({ address: picked, alt }: PickedPicture) {
    clearProblem();
    field.onChange(picked);
    if (!getValues("imageAlt")) setValue("imageAlt", alt, { shouldDirty: true });
  }

  function remove() {
    clearProblem();
    field.onChange("");
  }

  const sentence = problem || fieldState.error?.message;
  return (
    <>
      {address ? (
        <Box
          component="img"
          src={address}
          alt=""
          sx={{ display: "block", width: "100%", borderRadius: "10px", marginBottom: 1 }}
        />
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <ChoosePicture
          label={address ? copy.pictureReplace : copy.pictureChoose}
          isBusy={isBusy}
          onChoose={(file) => void choose(file)}
        />
        <Button variant="outlined" onClick={() => setPicking(true)}>
          {mediaCopy.pickOpen}
        </Button>
        {address ? <Button onClick={remove}>{copy.pictureRemove}</Button> : null}
      </Box>
      <PicturePicker open={isPicking} onClose={() => setPicking(false)} onPick={pick} />
      <FormHelperText error={Boolean(sentence)} role={sentence ? "alert" : undefined}>
        {sentence ?? copy.pictureHelp}
      </FormHelperText>
      {address ? (
        <TextInput
          source="imageAlt"
          multiline
          validate={required(copy.pictureAltMissing)}
          helperText={copy.pictureAltHelp}
        />
      ) : null}
    </>
  );
}
