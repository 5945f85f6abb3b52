import { describeDate } from "./article-date.ts";

/**
 * 'Published on' or 'Updated on', with the day, and how long the text takes; nothing of what is not
 * known.
 */
export function ArticleDate({
  dates,
  minutes,
}: {
  dates: Parameters<typeof describeDate>[0];
  minutes?: number;
}) {
  const shown = describeDate(dates);
  if (!shown && minutes === undefined) return null;
  return (
    <p className="mt-4 text-fine text-soft">
      {shown && (
        <>
          {shown.label} <time dateTime={shown.iso}>{shown.date}</time>
        </>
      )}
      {shown && minutes !== undefined && " · "}
      {minutes !== undefined && `${minutes} min read`}
    </p>
  );
}
