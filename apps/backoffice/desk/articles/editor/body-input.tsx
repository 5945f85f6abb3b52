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
import { keptMarks, Tip } from "./kept-markup.ts";
import { LinkButton } from "./link-button.tsx";
import { PictureButton } from "./picture-button.tsx";
import { plainTable } from "./plain-table.ts";
import { sanitizePasted } from "./sanitize-pasted.ts";
import { StyleSelect } from "./style-select.tsx";
import { TableButton } from "./table-button.tsx";
import { TipButton } from "./tip-button.tsx";

/**
 * What an article's text may hold: what the server's sanitizer keeps and the site's pages draw. The
 * title is the page's first heading, so the text begins at the second level.
 */
const editorOptions = {
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      // It would add an empty paragraph to an article that was only opened.
      trailingNode: false,
      link: { autolink: false, openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
    Image,
    ...plainTable,
    Tip,
    ...keptMarks,
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
