import { createContext, useContext } from "react";
import type { ArticleDetail } from "../../../server/desk/transport/content-shapes.ts";
import type { WhoIsEditing, WorkingCopy } from "../../../server/desk/transport/editing-shapes.ts";
import type { Autosave, AutosaveState } from "./autosave.ts";
import type { KeptText } from "./kept-texts.ts";

/** What the parts of an editor's page share. */
export interface Editing {
  id: string;
  /** Undefined until a new article has a title. */
  article: ArticleDetail | undefined;
  autosave: Autosave;
  state: AutosaveState;
  /** The working copy that the page has opened. */
  copy: WorkingCopy | undefined;
  /** What this browser had kept, if the page has started with it. */
  kept: KeptText | undefined;
  /** The newer text of somebody else, until the person has chosen. */
  conflict: WorkingCopy | undefined;
  elsewhere: WhoIsEditing | undefined;
  isReadOnly: boolean;
  /** Whether the site shows another text than this, or will. */
  hasChanges: boolean;
  /** False when this browser can't keep texts. */
  canKeep: boolean;
  /**
   * Saves now because the person has asked for it.
   *
   * @returns whether the server has everything
   */
  saveNow(): Promise<boolean>;
  setArticle(article: ArticleDetail): void;
  /** Starts again with this text. */
  openText(copy: WorkingCopy): void;
  /** Starts again with what the server has. */
  reload(): Promise<void>;
  takeOver(): Promise<void>;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

/** @throws Error outside of an editor's page */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error("This is no part of an article's form");
  return editing;
}
