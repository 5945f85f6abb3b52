import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** HTML that tries to run a script, each vector by itself. */
export interface Corpus {
  /** Where the vectors come from. */
  source: string;
  /** What allows them to be kept here. */
  licence: string;
  vectors: string[];
}

/** Every corpus in this folder: a file more is judged as well. */
export function readCorpora(): Corpus[] {
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Corpus);
}
