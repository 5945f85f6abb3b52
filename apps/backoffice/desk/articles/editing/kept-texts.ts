import { createStore, del, entries, get, set } from "idb-keyval";
import type { ArticleFields } from "../../../server/articles/article-fields.ts";
import type { Seen } from "./autosave.ts";
import { isEmpty } from "./form-fields.ts";
import { isTabOpen, tabId } from "./tab-id.ts";

/** A text that the server has not confirmed yet. */
export interface KeptText extends Seen {
  fields: ArticleFields;
  personId: string;
  /** The tab that it was typed in. */
  tab: string;
  /** Epoch milliseconds. */
  at: number;
}

/** IndexedDB, because a long article with pasted tables may exceed what localStorage takes. */
let store: ReturnType<typeof createStore> | undefined;
const openStore = () => {
  store ??= createStore("desk-kept-texts", "texts");
  return store;
};

/** The key of an article that has no id yet. */
export const newTextKey = (tab: string) => `new:${tab}`;

export const keepText = (key: string, text: KeptText) => set(key, text, openStore());

export const forgetText = (key: string) => del(key, openStore());

/** The text of this person that is kept for an article; a browser without IndexedDB has none. */
export async function findKeptText(key: string, personId: string): Promise<KeptText | undefined> {
  const text = await get<KeptText>(key, openStore()).catch(() => undefined);
  return text?.personId === personId ? text : undefined;
}

/** This person's articles that never got to the server and are open in no tab, the newest first. */
export async function listNewTexts(personId: string): Promise<[key: string, text: KeptText][]> {
  const all = await entries<string, KeptText>(openStore()).catch(() => []);
  const own = all.filter(
    ([key, text]) => key.startsWith("new:") && text.personId === personId && !isEmpty(text.fields),
  );
  const left = await Promise.all(
    own.map(async (entry) => ({ entry, isOpen: await isElsewhere(entry[1].tab) })),
  );
  return left
    .filter(({ isOpen }) => !isOpen)
    .map(({ entry }) => entry)
    .toSorted(([, a], [, b]) => b.at - a.at);
}

const isElsewhere = async (tab: string) => tab !== tabId && (await isTabOpen(tab));
