import type { PictureSize } from "@crm/contract/extensions/media";
import type { ArticleRow } from "../../db/rows/content-rows.ts";
import type { ArticleStatus } from "./content-shapes.ts";

/** A stored picture; its id is its file name. */
export interface LibraryPicture extends PictureSize {
  id: string;
  /** Its path on the back office. */
  address: string;
  /** The path of a small variant, or the picture's own while it has none. */
  thumbnail: string;
  /** What the uploaded file was called. */
  fileName: string;
  /** The type of the uploaded file; null when it is not known. */
  fileType: string | null;
  /** Of the stored file. */
  bytes: number;
  alt: string;
  addedAt: string;
  /** Who added it; null: nobody at the desk, or a person who was removed. */
  addedBy: string | null;
  /** The widths of its variants. Pixels. */
  widths: number[];
  /** Its size in a text. CSS pixels. */
  shown: PictureSize;
  /** How many articles use it, in any of their texts. */
  articles: number;
}

export interface PictureDetail extends LibraryPicture {
  /** The first of these articles by title. */
  uses: PictureUse[];
}

/** An article that uses a picture. */
export interface PictureUse {
  id: string;
  title: string;
  section: ArticleRow["section"];
  status: ArticleStatus | "trash";
  /** Which of its texts. */
  inArticle: boolean;
  inWorkingCopy: boolean;
  /** The numbers of its versions, the newest first. */
  versions: number[];
}

/** What became of a picture that was replaced. */
export interface ReplacedPicture {
  /** The new picture's id. */
  id: string;
  /** In how many articles it is now. */
  articles: number;
}
