import { useRef, useState } from "react";
import type { TitleIndex } from "./title-entry.ts";

/**
 * All titles, fetched when they are first wanted.
 *
 * @param source address of the titles
 * @returns `titles` is undefined until they are there. What can't be fetched counts as none, and is
 *   asked for again at the next letter.
 */
export function useTitles(source: string) {
  const [index, setIndex] = useState<TitleIndex>();
  const state = useRef<"wanted" | "underWay" | "there">("wanted");

  const want = async () => {
    if (state.current !== "wanted") return;
    state.current = "underWay";
    try {
      const answer = await fetch(source);
      if (!answer.ok) throw new Error(`${source} was answered ${answer.status}`);
      setIndex(await answer.json());
      state.current = "there";
    } catch (error) {
      console.error(error);
      setIndex({ titles: [], isInsideOffered: false });
      state.current = "wanted";
    }
  };
  return { ...index, want };
}
