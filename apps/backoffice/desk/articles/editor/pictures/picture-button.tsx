import PictureIcon from "@mui/icons-material/ImageOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import { useEditorState } from "@tiptap/react";
import { useRef, useState } from "react";
import type { UploadedPicture } from "../../../../server/desk/transport/content-shapes.ts";
import { mediaCopy } from "../../../media/copy.ts";
import { type PickedPicture, PicturePicker } from "../../../media/picture-picker.tsx";
import { articleCopy, editorCopy as copy } from "../../copy.ts";
import { ChoosePicture } from "../../pictures/choose-picture.tsx";
import { useUpload } from "../../pictures/use-upload.ts";
import { ToolButton } from "../toolbar/tool-button.tsx";
import { useToolEditor } from "../toolbar/use-editor.ts";
import { applyOnEnter, EditorPopover } from "./editor-popover.tsx";
import { pictureName } from "./picture-attributes.ts";

/** Inserts a picture into the text. A picture's settings are shown at the picture itself. */
export function PictureButton() {
  const editor = useToolEditor();
  const { send, isBusy, problem, clearProblem } = useUpload();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [picture, setPicture] = useState<UploadedPicture>();
  const [alt, setAlt] = useState("");
  const [isDecorative, setDecorative] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const altField = useRef<HTMLInputElement>(null);
  const selected = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive(pictureName),
  });

  function open(button: HTMLElement) {
    clearProblem();
    setPicture(undefined);
    setMissing(false);
    setDecorative(false);
    setAlt("");
    setAnchor(button);
  }

  function close() {
    setAnchor(null);
    editor.commands.focus();
  }

  /** The next step is to say what it shows. */
  function show(sent: UploadedPicture) {
    setPicture(sent);
    altField.current?.focus();
  }

  function pick({ alt: known, ...picked }: PickedPicture) {
    clearProblem();
    setPicture(picked);
    if (!alt) setAlt(known);
  }

  function apply() {
    const words = isDecorative ? "" : alt.trim();
    if (!words && !isDecorative) return setMissing(true);
    if (!picture) return;
    insert(picture, words);
    setAnchor(null);
  }

  /** At the end of a paragraph the picture is inserted below it. */
  function insert({ address: src, width, height }: UploadedPicture, words: string) {
    const size = { width: String(width), height: String(height) };
    editor
      .chain()
      .focus()
      .command(({ tr, state }) => {
        const node = state.schema.nodes[pictureName]?.create({ src, alt: words, ...size });
        if (node) tr.replaceSelectionWith(node);
        return node !== undefined;
      })
      .run();
  }

  return (
    <>
      <ToolButton label={copy.picture} isActive={selected} menu="dialog" onPress={open}>
        <PictureIcon fontSize="inherit" />
      </ToolButton>
      <EditorPopover anchor={anchor} width={340} onClose={close}>
        {picture ? (
          <Box
            component="img"
            src={picture.address}
            alt=""
            sx={{ display: "block", maxWidth: "100%", maxHeight: 200, marginBottom: 1 }}
          />
        ) : null}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <ChoosePicture
            label={picture ? articleCopy.pictureReplace : articleCopy.pictureChoose}
            isBusy={isBusy}
            onChoose={(file) => void send(file).then((sent) => sent && show(sent))}
          />
          <Button variant="outlined" onClick={() => setPicking(true)}>
            {mediaCopy.pickOpen}
          </Button>
        </Box>
        <PicturePicker open={isPicking} onClose={() => setPicking(false)} onPick={pick} />
        <FormHelperText error={Boolean(problem)} role={problem ? "alert" : undefined}>
          {problem}
        </FormHelperText>
        <TextField
          inputRef={altField}
          label={articleCopy.pictureAlt}
          helperText={isMissing ? articleCopy.pictureAltMissing : articleCopy.pictureAltHelp}
          error={isMissing}
          value={alt}
          disabled={isDecorative}
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={(event) => applyOnEnter(event, () => picture && apply())}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={isDecorative}
              onChange={(_event, checked) => setDecorative(checked)}
            />
          }
          label={copy.pictureDecorative}
        />
        <Box sx={{ display: "flex", gap: 1, marginTop: 1, justifyContent: "flex-end" }}>
          <Button onClick={close}>{copy.cancel}</Button>
          <Button variant="contained" disabled={!picture} onClick={apply}>
            {copy.pictureInsert}
          </Button>
        </Box>
      </EditorPopover>
    </>
  );
}
