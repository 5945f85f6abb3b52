import PictureIcon from "@mui/icons-material/ImageOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import { useEditorState } from "@tiptap/react";
import { useTiptapEditor } from "ra-input-rich-text";
import { useState } from "react";
import type { UploadedPicture } from "../../../server/desk/transport/content-shapes.ts";
import { articleCopy, editorCopy as copy } from "../copy.ts";
import { ChoosePicture } from "../pictures/choose-picture.tsx";
import { useUpload } from "../pictures/use-upload.ts";
import { applyOnEnter, EditorPopover } from "./editor-popover.tsx";

/** Inserts a picture into the text, or changes the alt text of the selected one. */
export function PictureButton() {
  const editor = useTiptapEditor();
  const { send, isBusy, problem, clearProblem } = useUpload();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<UploadedPicture>();
  const [alt, setAlt] = useState("");
  const [isMissing, setMissing] = useState(false);
  const selected = useEditorState({
    editor,
    selector: ({ editor: current }) => current?.isActive("image") ?? false,
  });

  function open(button: HTMLElement) {
    clearProblem();
    setPicture(undefined);
    setMissing(false);
    setAlt(selected ? String(editor.getAttributes("image").alt ?? "") : "");
    setAnchor(button);
  }

  function close() {
    setAnchor(null);
    editor.commands.focus();
  }

  function apply() {
    const words = alt.trim();
    if (!words) return setMissing(true);
    if (picture) insert(picture, words);
    else editor.chain().focus().updateAttributes("image", { alt: words }).run();
    setAnchor(null);
  }

  /** At the end of a paragraph the picture is inserted below. `setImage` would add an empty paragraph. */
  function insert({ address: src, width, height }: UploadedPicture, words: string) {
    editor
      .chain()
      .focus()
      .command(({ tr, state }) => {
        const image = state.schema.nodes.image?.create({ src, alt: words, width, height });
        if (image) tr.replaceSelectionWith(image);
        return image !== undefined;
      })
      .run();
  }

  return (
    <>
      <ToggleButton
        value="image"
        size="small"
        aria-label={copy.picture}
        title={copy.picture}
        selected={selected}
        onClick={(event) => open(event.currentTarget)}
      >
        <PictureIcon fontSize="inherit" />
      </ToggleButton>
      <EditorPopover anchor={anchor} width={340} onClose={close}>
        {picture ? (
          <Box
            component="img"
            src={picture.address}
            alt=""
            sx={{ display: "block", maxWidth: "100%", maxHeight: 200, marginBottom: 1 }}
          />
        ) : null}
        <ChoosePicture
          label={picture || selected ? articleCopy.pictureReplace : articleCopy.pictureChoose}
          isBusy={isBusy}
          onChoose={(file) => void send(file).then((sent) => sent && setPicture(sent))}
        />
        <FormHelperText error={Boolean(problem)} role={problem ? "alert" : undefined}>
          {problem}
        </FormHelperText>
        <TextField
          label={articleCopy.pictureAlt}
          helperText={isMissing ? articleCopy.pictureAltMissing : articleCopy.pictureAltHelp}
          error={isMissing}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={(event) => applyOnEnter(event, () => (picture || selected) && apply())}
        />
        <Box sx={{ display: "flex", gap: 1, marginTop: 1, justifyContent: "flex-end" }}>
          <Button onClick={close}>{copy.pictureCancel}</Button>
          <Button variant="contained" disabled={!picture && !selected} onClick={apply}>
            {selected ? copy.pictureChange : copy.pictureInsert}
          </Button>
        </Box>
      </EditorPopover>
    </>
  );
}
