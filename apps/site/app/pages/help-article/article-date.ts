import { formatDate, isSameDay } from "@crm/contract/dates";

/**
 * The line under an article's title (section 2.7): 'Published on' when published and updated are
 * the same day in India, else 'Updated on'. What a host leaves out is not missed.
 *
 * @returns undefined when there is no date at all
 */
export function describeDate({
  publishedAt,
  updatedAt,
}: {
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
}): { label: "Published on" | "Updated on"; date: string; iso: string } | undefined {
  const published = publishedAt ?? updatedAt;
  const updated = updatedAt ?? publishedAt;
  if (!published || !updated) return undefined;
  return isSameDay(published, updated)
    ? { label: "Published on", date: formatDate(published), iso: published }
    : { label: "Updated on", date: formatDate(updated), iso: updated };
}
