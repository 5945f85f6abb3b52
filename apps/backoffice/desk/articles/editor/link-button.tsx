import LinkIcon from "@mui/icons-material/InsertLink";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import { useEditorState } from "@tiptap/react";
import { useTiptapEditor } from "ra-input-rich-text";
import { useState } from "react";
import { editorCopy as copy } from "../copy.ts";
import { applyOnEnter, EditorPopover } from "./editor-popover.tsx";
import { readLinkAddress } from "./link-address.ts";

/** Sets, changes or removes the link of the selected words. */
export function LinkButton() {
  const editor = useTiptapEditor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [address, setAddress] = useState("");
  const [isUnreadable, setUnreadable] = useState(false);
  const { linked, selected } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      linked: current?.isActive("link") ?? false,
      selected: !(current?.state.selection.empty ?? true),
    }),
  });

  function close() {
    setAnchor(null);
    editor.commands.focus();
  }

  function apply() {
    const typed = address.trim();
    const href = readLinkAddress(typed);
    if (typed && href === undefined) return setUnreadable(true);
    set(href);
  }

  function set(href?: string) {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (href) chain.setLink({ href });
    else chain.unsetLink();
    // Puts the cursor after the words, so that the next key does not replace them.
    chain.setTextSelection(editor.state.selection.to).run();
    setAnchor(null);
  }

  return (
    <>
      <ToggleButton
        value="link"
        size="small"
        aria-label={copy.link}
        title={copy.link}
        selected={linked}
        disabled={!linked && !selected}
        onClick={(event) => {
          setAddress(String(editor.getAttributes("link").href ?? ""));
          setUnreadable(false);
          setAnchor(event.currentTarget);
        }}
      >
        <LinkIcon fontSize="inherit" />
      </ToggleButton>
      <EditorPopover anchor={anchor} width={320} onClose={close}>
        <TextField
          label={copy.linkAddress}
          helperText={isUnreadable ? copy.linkUnreadable : copy.linkHelp}
          error={isUnreadable}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => applyOnEnter(event, apply)}
          autoFocus
        />
        <Box sx={{ display: "flex", gap: 1, marginTop: 1, justifyContent: "flex-end" }}>
          {linked ? <Button onClick={() => set()}>{copy.linkRemove}</Button> : null}
          <Button variant="contained" onClick={apply}>
            {copy.linkSet}
          </Button>
        </Box>
      </EditorPopover>
    </>
  );
}
