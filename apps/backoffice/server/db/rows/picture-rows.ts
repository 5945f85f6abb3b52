/** A stored picture. Its file name contains its size and a content hash, so its file never changes. */
export interface PictureRow {
  /** The file name, such as `board-1360x850-1f2e3d4c5b.webp`. */
  name: string;
  /** What the uploaded file was called. */
  file_name: string;
  /** The type of the uploaded file; null for pictures from before this table, and for the sample ones. */
  file_type: string | null;
  /** Of the stored file. Pixels, then bytes. */
  width: number;
  height: number;
  bytes: number;
  /** The text alternative that an editor gave it last; articles may have others. */
  alt: string;
  added_at: number;
  /** The person's id; null: nobody at the desk. */
  added_by: string | null;
  /** The name of the picture that has replaced it: a text that still names this one gets the other. */
  replaced_by: string | null;
  /** The file names of its variants as JSON; null until they are made. */
  variants: string | null;
  /** How often making the variants has failed. */
  failed_tries: number;
  /** Until when one back office makes the variants. */
  claimed_until: number;
  /** What a search looks through: names and text alternative in lower case. */
  search_text: string;
}

/** A text with a picture: an article's row, its working copy, or one of its versions. */
export interface PictureUseRow {
  /** The picture's file name. It may be missing in `pictures`. */
  picture: string;
  article_id: string;
  /** The article's id when the text is its working copy: the use ends with the copy. */
  working_copy: string | null;
  /** The version's number when the text is a version. */
  version: number | null;
}
