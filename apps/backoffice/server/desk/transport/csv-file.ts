import { stringify } from "csv-stringify/sync";

/** A column of a file for spreadsheets. */
export type CsvColumn<Row> = [title: string, read: (row: Row) => string | null | undefined];

/**
 * Writes rows as CSV (RFC 4180). A file may be written in several parts.
 *
 * @param isFirst whether this part begins with the byte order mark, which Excel needs to detect UTF-8, and
 * with the titles
 */
export function writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  isFirst = true,
): string {
  return stringify(
    rows.map((row) => columns.map(([, read]) => guardCell(read(row) ?? ""))),
    {
      bom: isFirst,
      header: isFirst,
      columns: columns.map(([title]) => title),
      record_delimiter: "windows",
    },
  );
}

/** How the sending of a file has ended. */
export interface FileEnd {
  /** Rows sent so far. */
  rows: number;
  /** Whether the reader got the complete file. */
  isComplete: boolean;
  failure?: unknown;
}

/**
 * Answers with a file that is read and sent page by page. The first page is read before the answer
 * begins, so that a failing database is answered with an error. A later failure breaks the connection
 * off: a file that ends early must not look complete.
 *
 * @param pages at least one, which may be empty
 */
export async function streamCsv<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterator<readonly Row[], void>,
  onEnd: (end: FileEnd) => void,
): Promise<Response> {
  const first = await pages.next();
  const parts = writeParts(columns, first, pages, onEnd);
  return new Response(toStream(parts), { headers: fileHeaders(name) });
}

function toStream(parts: AsyncGenerator<Uint8Array>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

async function* writeParts<Row>(
  columns: readonly CsvColumn<Row>[],
  first: IteratorResult<readonly Row[], void>,
  pages: AsyncIterator<readonly Row[], void>,
  onEnd: (end: FileEnd) => void,
): AsyncGenerator<Uint8Array> {
  const end: FileEnd = { rows: 0, isComplete: false };
  try {
    for (let page = first; !page.done; page = await pages.next()) {
      yield Buffer.from(writeCsv(columns, page.value, page === first));
      end.rows += page.value.length;
    }
    end.isComplete = true;
  } catch (failure) {
    end.failure = failure;
    throw failure;
  } finally {
    onEnd(end);
  }
}

export const fileHeaders = (name: string) => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="${name}"`,
});

/**
 * Keeps a phone number as it was typed: a spreadsheet would turn digits alone into an amount such as
 * 9.19825E+11, and drop the plus or the zero before them.
 */
export const phoneCell = (typed: string) => (/^[+\d.]+$/.test(typed) ? `'${typed}` : typed);

/** Spreadsheets skip these before a formula: spaces, control and invisible characters. */
const skipped = /^[\s\p{Z}\p{C}]+/u;
/** A formula starts with one of these; some spreadsheets accept their full-width forms too. */
const formulaStarts = "=+-@";
/** Any of these can end a cell or a line. */
const breaks = "\t\r\n\0";

/**
 * Puts an apostrophe before a value that starts like a formula, so that a spreadsheet does not run it.
 * Phone numbers start with a plus and are harmless.
 */
function guardCell(value: string): string {
  return isRisky(value) && !/^\+[\d ]+$/.test(value) ? `'${value}` : value;
}

function isRisky(value: string): boolean {
  const shown = value.replace(skipped, "").charAt(0).normalize("NFKC");
  return startsWithOneOf(breaks, value.charAt(0)) || startsWithOneOf(formulaStarts, shown);
}

function startsWithOneOf(signs: string, sign: string): boolean {
  return sign !== "" && signs.includes(sign);
}
