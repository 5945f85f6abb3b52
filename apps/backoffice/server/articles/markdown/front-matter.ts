import { parseDocument, stringify } from "yaml";

/** A file's front matter, and its text after it. */
export interface SplitFile {
  /** Every value is a text or a list of texts. */
  fields: Record<string, unknown>;
  body: string;
}

/** Something that is wrong in a file, with its line when it is known. */
export class FileProblem extends Error {
  readonly line: number | undefined;

  constructor(sentence: string, line?: number) {
    super(sentence);
    this.line = line;
  }
}

/** Far more than our fields need. Characters. */
const longestHead = 20_000;

/**
 * Splits a Markdown file into its YAML front matter and its text.
 *
 * @throws FileProblem with the line, counted from the start of the file
 */
export function splitFile(text: string): SplitFile {
  const [, head, body = ""] =
    /^---\r?\n([\s\S]*?\n)---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || head.length > longestHead) {
    throw new FileProblem("The file must begin with its fields between two lines of ---", 1);
  }
  // The failsafe schema reads values as texts: a title such as “2026” or “no” stays what it is.
  const document = parseDocument(head, { schema: "failsafe" });
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 0) + 1;
    throw new FileProblem(`The fields are not valid YAML: ${error.message.split("\n")[0]}`, line);
  }
  const fields = readFields(() => document.toJS({ maxAliasCount: 0 }));
  return { fields, body };
}

function readFields(read: () => unknown): Record<string, unknown> {
  try {
    const fields = read();
    if (fields !== null && typeof fields === "object" && !Array.isArray(fields)) {
      return fields as Record<string, unknown>;
    }
  } catch {
    // An alias; our fields need none, and nested ones could take all memory.
  }
  throw new FileProblem("Each field must be a line such as: title: Import contacts", 2);
}

/** Joins front matter and text; fields without a value are left out. */
export function joinFile(fields: Record<string, unknown>, body: string): string {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return `---\n${stringify(Object.fromEntries(given), { lineWidth: 0 })}---\n\n${body}`;
}

/** The line of a field in a file, or the first line with a text. */
export function findLine(file: string, text: string | RegExp): number | undefined {
  const lines = file.split("\n");
  const at = lines.findIndex((line) =>
    typeof text === "string" ? line.includes(text) : text.test(line),
  );
  return at === -1 ? undefined : at + 1;
}
