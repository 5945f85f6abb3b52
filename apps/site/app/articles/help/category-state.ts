/** Navigation state of a link to a category: shown while its list loads. */
export interface CategoryState {
  categoryName: string;
}

/** Reads navigation state, which may be missing or come from an older page. */
export function readCategoryName(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("categoryName" in state)) return undefined;
  return typeof state.categoryName === "string" ? state.categoryName : undefined;
}
