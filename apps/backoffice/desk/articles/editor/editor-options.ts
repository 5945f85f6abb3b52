import type { UseEditorOptions } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { pageNonce } from "../../shell/nonce.ts";
import { Callout } from "./blocks/callout.ts";
import { Answer, DescriptionList, Question } from "./blocks/description-list.ts";
import { extraMarks } from "./blocks/extra-marks.ts";
import { plainTable } from "./blocks/plain-table.ts";
import { Steps } from "./blocks/steps.ts";
import { Pasting } from "./paste/paste.ts";
import { Picture } from "./pictures/picture.ts";

/** The heights of the bars above and below the text, which must not cover the cursor. CSS pixels. */
const covered = { top: 130, right: 0, bottom: 160, left: 0 };

/**
 * The allowed content of an article's text: what the server's sanitizer allows and the site renders.
 * The title is the page's `h1`, so headings in the text start at level 2.
 */
export const editorOptions = {
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      // It would change an article that is only opened, by adding an empty paragraph.
      trailingNode: false,
      link: { autolink: false, openOnClick: false, HTMLAttributes: { target: null, rel: null } },
    }),
    Picture,
    ...plainTable,
    Callout,
    Steps,
    DescriptionList,
    Question,
    Answer,
    ...extraMarks,
    Pasting,
  ],
  injectNonce: pageNonce,
  editorProps: { scrollThreshold: covered, scrollMargin: covered },
} satisfies UseEditorOptions;
