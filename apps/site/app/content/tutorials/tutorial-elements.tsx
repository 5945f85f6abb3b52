import { Note } from "../../ui/note.tsx";
import { Clip } from "../clip.tsx";
import { Path } from "../menu-path.tsx";
import { Shot } from "../shot.tsx";
import { Snippet } from "../snippet.tsx";
import { writtenElements } from "../written-elements.tsx";

/** Elements for the tutorials' texts. */
export const tutorialElements = {
  ...writtenElements,
  Shot,
  Clip,
  Path,
  Snippet,
  Note,
};
