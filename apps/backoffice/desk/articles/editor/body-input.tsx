import Image from "@tiptap/extension-image";
import StarterKit from "@tiptap/starter-kit";
import {
  ClearButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from "ra-input-rich-text";
import { required } from "react-admin";
import { pageNonce } from "../../shell/nonce.ts";
import { articleCopy as copy } from "../copy.ts";
import { bodyStyles } from "./body-styles.ts";
import { extraMarks, Tip } from "./extra-markup.ts";
import { LinkButton } from "./link-button.tsx";
import { PictureButton } from "./picture-button.tsx";
import { plainTable } from "./plain-table.ts";
import { sanitizePasted } from "./sanitize-pasted.ts";
import { StyleSelect } from "./style-select.tsx";
import { TableButton } from "./table-button.tsx";
import { TipButton } from "./tip-button.tsx";

/**
 * The allowed content of an article's text: what the server's sanitizer allows and the site renders.
 * The title is the page's `h1`, so headings in the text start at level 2.
 */
const editorOptions = {
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      // It would change an article that is only opened, by adding an empty paragraph.
      trailingNode: false,
      link: { autolink: false, openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
    Image,
    ...plainTable,
    Tip,
    ...extraMarks,
  ],
  injectNonce: pageNonce,
  editorProps: { transformPastedHTML: sanitizePasted },
};

export function BodyInput() {
  return (
    <RichTextInput
      source="content"
      editorOptions={editorOptions}
      validate={required(copy.missing)}
      sx={bodyStyles}
      toolbar={
        <RichTextInputToolbar>
          <StyleSelect />
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <QuoteButtons size="small" />
          <LinkButton />
          <PictureButton />
          <TipButton />
          <TableButton />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
      }
    />
  );
}
