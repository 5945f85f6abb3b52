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
 * The line under a help article's title: 'Published on' when it was published and updated on the
 * same day in India, otherwise 'Updated on'. Either date may be missing.
 *
 * @returns undefined when there is no date
 */
export function describeDate(dates: ArticleDates): ShownDate | undefined {
  return describeDates(dates).at(-1);
}

/** The dates of a blog post: its day of publication, and the day of a later update. */
export function describeDates({ publishedAt, updatedAt }: ArticleDates): ShownDate[] {
  const published = publishedAt ?? updatedAt;
  const updated = updatedAt ?? publishedAt;
  if (!published || !updated) return [];
  const first = { label: "Published on", date: formatDate(published), iso: published } as const;
  if (isSameDay(published, updated)) return [first];
  return [first, { label: "Updated on", date: formatDate(updated), iso: updated }];
}
