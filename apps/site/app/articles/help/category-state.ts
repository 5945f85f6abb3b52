/** What a link to a category carries in navigation state: shown while its list loads. */
export interface CategoryState {
  categoryName: string;
}

/** Reads navigation state, which may come from an older page or from nowhere. */
export function readCategoryName(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("categoryName" in state)) return undefined;
  return typeof state.categoryName === "string" ? state.categoryName : undefined;
}
