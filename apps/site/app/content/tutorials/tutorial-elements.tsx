import { Note } from "../../ui/note.tsx";
import { Path } from "../path.tsx";
import { Shot } from "../shot.tsx";
import { Snippet } from "../snippet.tsx";
import { writtenElements } from "../written-elements.tsx";

/** Elements that a tutorial's text may use. */
export const tutorialElements = {
  ...writtenElements,
  Shot,
  Path,
  Snippet,
  Note,
};
