import type { PictureRow } from "../db/rows/picture-rows.ts";

/** What a search for a picture looks through. The databases' own `lower` knows only ASCII letters. */
export function searchText({
  name,
  file_name,
  alt,
}: Pick<PictureRow, "name" | "file_name" | "alt">): string {
  return `${file_name}\n${alt}\n${name}`.toLowerCase();
}

/** Characters that are not shown, or that turn the direction of what follows. */
const hidden =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const maxLength = 120;

/** A file's name as a computer sent it, without folders and characters that could mislead a reader. */
export function readFileName(given: string): string {
  const [file = ""] = given.toWellFormed().split(/[/\\]/).slice(-1);
  const name = file.replaceAll(hidden, "").trim();
  return [...name].slice(0, maxLength).join("") || "picture";
}
