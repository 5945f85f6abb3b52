import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** HTML that tries to run a script, each vector by itself. */
export interface Corpus {
  /** Where the vectors come from. */
  source: string;
  /** The licence under which they are copied here. */
  licence: string;
  vectors: string[];
}

/** Reads every corpus (each JSON file) in this folder. */
export function readCorpora(): Corpus[] {
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Corpus);
}
