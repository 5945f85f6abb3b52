import { useEffect, useRef, useState } from "react";
import { normalizeTerm } from "./find-term.ts";
import { findTitles } from "./find-titles.ts";
import { termParameter } from "./term.ts";
import type { TitleIndex } from "./title-entry.ts";

/** Debounce of the search requests. Milliseconds. */
const pauseMs = 120;

/** How long a reader waits on a bad connection, until the search says that it does not work. Milliseconds. */
const timeoutMs = 8_000;

/** The last answer. */
interface Known extends TitleIndex {
  /** The term of the request; empty: all titles. */
  term: string;
}

const none: TitleIndex = { titles: [], count: 0, isInsideOffered: false, isStale: true };

/**
 * Returns the titles that match a term. All titles are fetched on first use and searched in the
 * browser; when there are too many, the server searches them.
 *
 * @param source address of the titles
 * @param term the search term; undefined while nothing is shown
 * @returns `found` is undefined until it is loaded. A failed request counts as a stale list
 *   without titles. A stale list is requested again at the next letter.
 */
export function useTitles(source: string, term: string) {
  const [known, setKnown] = useState<Known>();
  const state = useRef<"wanted" | "underWay" | "there">("wanted");
  const wanted = normalizeTerm(term);
  const isAnswered = known !== undefined && canAnswer(known, wanted);
  /** The titles that do not answer the search, so that the server is asked. */
  const lacking = wanted !== "" && !isAnswered ? known : undefined;

  const want = async () => {
    if (state.current !== "wanted") return;
    state.current = "underWay";
    try {
      const index = await fetchTitles(source);
      setKnown({ ...index, term: "" });
      state.current = index.isStale ? "wanted" : "there";
    } catch (error) {
      console.error(error);
      setKnown({ ...none, term: wanted });
      state.current = "wanted";
    }
  };

  useEffect(() => {
    if (!lacking) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ [termParameter]: wanted });
      try {
        setKnown({ ...(await fetchTitles(`${source}?${query}`, leaving.signal)), term: wanted });
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.error(error);
        setKnown({ ...none, term: wanted });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [source, wanted, lacking]);

  return { found: isAnswered ? pick(known, wanted) : undefined, want };
}

/** True when the known titles include every match of the term. */
function canAnswer({ titles, count, term, isStale }: Known, wanted: string): boolean {
  const isWhole = (!isStale || titles.length > 0) && titles.length === count;
  return term === wanted || (isWhole && wanted.includes(term));
}

function pick(known: Known, wanted: string): TitleIndex {
  if (wanted === known.term) return known;
  const titles = findTitles(known.titles, wanted);
  return { ...known, titles, count: titles.length };
}

function fetchTitles(address: string, signal?: AbortSignal): Promise<TitleIndex> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${address} was not answered in time`)), timeoutMs);
  });
  return Promise.race([readTitles(address, signal), late]);
}

async function readTitles(address: string, signal?: AbortSignal): Promise<TitleIndex> {
  const answer = await fetch(address, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  return answer.json();
}
