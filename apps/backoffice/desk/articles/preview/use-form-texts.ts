import { useWatch } from "react-hook-form";
import type { SearchFields } from "./search-texts.ts";

/** The form's fields that a search result or a link preview shows; the article's text is not among them. */
const names = ["title", "excerpt", "metaDescription", "section", "slug"] as const;

/** What the editor has typed into these fields, before it is saved. */
export function useFormTexts(): SearchFields & { section: string; slug: string } {
  const [title, excerpt, metaDescription, section, slug] = useWatch({ name: names });
  return {
    title: readText(title),
    excerpt: readText(excerpt),
    metaDescription: readText(metaDescription),
    section: readText(section),
    slug: readText(slug),
  };
}

const readText = (value: unknown): string => (typeof value === "string" ? value : "");
