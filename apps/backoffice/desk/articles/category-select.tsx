import { useEffect, useState } from "react";
import { type RaRecord, required, SelectInput, useGetList, useListContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import type { Category } from "../../server/desk/transport/content-shapes.ts";
import { articleCopy as copy, sectionChoices } from "./copy.ts";

/** Loads all categories at once; there are a few dozen at most. */
function useCategories(section: unknown) {
  const { data = [] } = useGetList<RaRecord & Category>("categories", {
    pagination: { page: 1, perPage: 500 },
    sort: { field: "position", order: "ASC" },
  });
  return section ? data.filter((category) => category.section === section) : data;
}

/** The categories of the filtered section, or of both sections with the section's name. */
export function CategoryFilter(props: { source: string; label: string; alwaysOn?: boolean }) {
  const { filterValues } = useListContext();
  const categories = useCategories(filterValues.section);
  const choices = categories.map(({ id, name, section }) => ({
    id,
    name: filterValues.section ? name : `${name} (${sectionName(section)})`,
  }));
  return <SelectInput source={props.source} label={props.label} choices={choices} />;
}

export function CategorySelect({ section }: { section: unknown }) {
  const categories = useCategories(section);
  return <SelectInput source="categoryId" choices={categories} validate={required(copy.missing)} />;
}

/** Chooses the section's first category for a new article, because a draft must be somewhere. */
export function usePresetCategory(): void {
  const { getValues, setValue } = useFormContext();
  const [section, categoryId]: unknown[] = useWatch({ name: ["section", "categoryId"] });
  const [ownSection] = useState(() => getValues("section"));
  const first = useCategories(ownSection)[0]?.id;
  // In another section the editor chooses.
  const isMissing = !categoryId && section === ownSection;
  useEffect(() => {
    if (!isMissing || !first) return;
    // The list of articles has loaded the categories already, and the form takes its first values after
    // this effect, which would empty the field again.
    const timer = setTimeout(() => setValue("categoryId", first));
    return () => clearTimeout(timer);
  }, [isMissing, first, setValue]);
}

function sectionName(section: Category["section"]): string {
  return sectionChoices.find(({ id }) => id === section)?.name ?? section;
}
