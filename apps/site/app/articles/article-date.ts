import { formatDate, isSameDay } from "@crm/contract/dates";

export interface ShownDate {
  label: "Published on" | "Updated on";
  date: string;
  iso: string;
}

export interface ArticleDates {
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
}

/**
 * The line under an article's title (section 2.7): 'Published on' when published and updated are
 * the same day in India, else 'Updated on'. What a host leaves out is not missed.
 *
 * @returns undefined when there is no date at all
 */
export function describeDate(dates: ArticleDates): ShownDate | undefined {
  return describeDates(dates).at(-1);
}

/** The dates of a post (section 2.8): its day of publication, and that of an update on a later day. */
export function describeDates({ publishedAt, updatedAt }: ArticleDates): ShownDate[] {
  const published = publishedAt ?? updatedAt;
  const updated = updatedAt ?? publishedAt;
  if (!published || !updated) return [];
  const first = { label: "Published on", date: formatDate(published), iso: published } as const;
  if (isSameDay(published, updated)) return [first];
  return [first, { label: "Updated on", date: formatDate(updated), iso: updated }];
}
