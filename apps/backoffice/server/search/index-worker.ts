import { parentPort } from "node:worker_threads";
import { readHtmlText } from "@crm/search/read-html-text";
import { createTextIndex, type IndexedText, type Ranked } from "@crm/search/text-index";

/**
 * The index, in a thread of its own: a search over ten thousand articles may take a tenth of a
 * second, in which the back office answers others.
 */

/** What the thread is asked; each message is answered in turn. Bodies are HTML. */
export type IndexMessage =
  | { kind: "change"; put: IndexedText[]; remove: string[] }
  | { kind: "search"; query: string; limit: number };

const index = createTextIndex();

parentPort?.on("message", ({ turn, message }: { turn: number; message: IndexMessage }) => {
  parentPort?.postMessage({ turn, found: answer(message) });
});

function answer(message: IndexMessage): Ranked[] {
  if (message.kind === "search") return index.search(message.query, message.limit);
  for (const id of message.remove) index.remove(id);
  for (const text of message.put) index.put({ ...text, body: readHtmlText(text.body) });
  return [];
}
