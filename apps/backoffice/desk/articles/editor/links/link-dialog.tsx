import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Divider from "@mui/material/Divider";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { editorCopy as copy } from "../../copy.ts";
import { HeadingSelect } from "./heading-select.tsx";
import { readLinkAddress } from "./link-address.ts";
import { listOwnHeadings, type Target, thisArticle, useLinkTarget } from "./link-targets.ts";
import { removeLink, setLink } from "./set-link.ts";
import { TargetPicker } from "./target-picker.tsx";

/** Sets, changes or removes the link of the selected words: to a page by its title, or elsewhere. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [current] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const isOnSite = /^[#/]/.test(current);
  const known = useLinkTarget(current.startsWith("/") ? current : undefined);
  const [picked, setPicked] = useState<Target | null>();
  const [anchor, setAnchor] = useState(() => readAnchor(current));
  const [address, setAddress] = useState(isOnSite ? "" : current);
  const [problem, setProblem] = useState("");
  const ownTarget = current.startsWith("#") ? thisArticle : null;
  // Until the editor picks another page, the dialog shows the link's own.
  const target = picked === undefined ? (known ?? ownTarget) : picked;
  const detail = useLinkTarget(target?.path);
  const headings = target?.kind === "here" ? listOwnHeadings(editor) : (detail?.headings ?? []);

  function close() {
    onClose();
    // Once the dialog no longer keeps the focus.
    setTimeout(() => editor.commands.focus());
  }

  function pick(next: Target | null) {
    setPicked(next);
    setAnchor("");
    setAddress("");
    setProblem("");
  }

  function apply() {
    const hash = anchor ? `#${anchor}` : "";
    const href = address.trim() ? readLinkAddress(address) : target && target.path + hash;
    if (href === undefined) return setProblem(copy.linkUnreadable);
    if (!href) return setProblem(describeMissing());
    const heading = headings.find(({ id }) => id === anchor);
    const title = target?.kind === "here" ? heading?.text : target?.title;
    setLink(editor, href, address.trim() || !title ? href : title);
    close();
  }

  function describeMissing(): string {
    if (!target) return copy.linkMissing;
    return headings.length > 0 ? copy.linkHeadingMissing : copy.linkNoHeadings;
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  }

  return (
    <Dialog
      open
      onClose={close}
      // The browser would put the cursor at the start of the text, and the editor could take that over.
      disableRestoreFocus
      fullWidth
      maxWidth="sm"
      aria-labelledby="link-title"
      // React sends the keys to the text's form around it, too.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <DialogTitle id="link-title">{current ? copy.linkChange : copy.link}</DialogTitle>
      <DialogContent>
        {editor.state.selection.empty && !current ? (
          <DialogContentText sx={{ marginBottom: 1 }}>{copy.linkNoWords}</DialogContentText>
        ) : null}
        <TargetPicker
          value={target}
          hint={isOnSite && !target && picked === undefined ? copy.linkNow(current) : undefined}
          autoFocus={isOnSite || !current}
          onPick={pick}
        />
        {target && headings.length > 0 ? (
          <HeadingSelect
            headings={headings}
            value={anchor}
            isRequired={target.kind === "here"}
            onChange={(id) => {
              setAnchor(id);
              setProblem("");
            }}
          />
        ) : null}
        <Divider sx={{ marginBlock: 1.5, color: "text.secondary" }}>{copy.linkOr}</Divider>
        <TextField
          label={copy.linkAddress}
          helperText={copy.linkHelp}
          error={problem === copy.linkUnreadable}
          value={address}
          autoFocus={Boolean(current) && !isOnSite}
          onChange={(event) => {
            setAddress(event.target.value);
            setProblem("");
            if (event.target.value) setPicked(null);
          }}
          onKeyDown={applyOnEnter}
        />
        <FormHelperText error role={problem ? "alert" : undefined}>
          {problem}
        </FormHelperText>
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: "wrap" }}>
        {current ? (
          <Button
            onClick={() => {
              removeLink(editor);
              close();
            }}
          >
            {copy.linkRemove}
          </Button>
        ) : null}
        <Button onClick={close}>{copy.cancel}</Button>
        <Button variant="contained" onClick={apply}>
          {copy.linkSet}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The id of the heading that a link points to. */
function readAnchor(href: string): string {
  const hash = /^[#/]/.test(href) ? (/#(.*)$/.exec(href)?.[1] ?? "") : "";
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
