import { useWatch } from "react-hook-form";
import type { SearchFields } from "./search-texts.ts";

/** What the editor has typed, before it is saved. */
export function useFormTexts(): SearchFields & { section: string; slug: string } {
  const values = useWatch();
  const read = (name: string) => {
    const value: unknown = values[name];
    return typeof value === "string" ? value : "";
  };
  return {
    title: read("title"),
    excerpt: read("excerpt"),
    metaDescription: read("metaDescription"),
    section: read("section"),
    slug: read("slug"),
  };
}
