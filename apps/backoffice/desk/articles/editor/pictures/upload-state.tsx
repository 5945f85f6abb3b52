import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { ReactNodeViewProps } from "@tiptap/react";
import { useEffect } from "react";
import { articleCopy, editorCopy as copy } from "../../copy.ts";
import { ChoosePicture } from "../../pictures/choose-picture.tsx";
import type { PictureAttributes } from "./picture-attributes.ts";
import { addUpload, runUpload, useUploadOf } from "./uploads.ts";

/** Uploads a picture's file, and shows the progress or the problem in its place. */
export function UploadState({ editor, node, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const { src, upload: id } = node.attrs as PictureAttributes;
  const upload = useUploadOf(id);
  const isWaiting = upload !== undefined && !upload.isRunning && upload.problem === "";
  useEffect(() => {
    if (isWaiting && id !== null) void runUpload(editor, id);
  }, [editor, id, isWaiting]);

  if (upload && upload.problem === "") {
    return (
      <>
        <Typography role="status">{copy.pictureUploading(upload.file.name)}</Typography>
        <LinearProgress aria-label={copy.pictureUploading(upload.file.name)} />
      </>
    );
  }
  return (
    <Alert severity={upload ? "error" : "warning"} role="alert">
      {upload ? upload.problem : copy.pictureNotPasted}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginTop: 1 }}>
        {upload ? (
          <Button onClick={() => id && void runUpload(editor, id)}>{copy.pictureAgain}</Button>
        ) : (
          <ChoosePicture
            label={articleCopy.pictureChoose}
            isBusy={false}
            onChoose={(file) => updateAttributes({ upload: addUpload(file) })}
          />
        )}
        {src === null ? (
          <Button onClick={deleteNode}>{copy.pictureRemove}</Button>
        ) : (
          <Button onClick={() => updateAttributes({ upload: null })}>{copy.pictureKeep}</Button>
        )}
      </Box>
    </Alert>
  );
}
