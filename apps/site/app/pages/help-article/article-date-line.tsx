import { describeDate } from "./article-date.ts";

/** 'Published on' or 'Updated on', with the day; nothing when no date is known. */
export function ArticleDate({ dates }: { dates: Parameters<typeof describeDate>[0] }) {
  const shown = describeDate(dates);
  if (!shown) return null;
  return (
    <p className="mt-4 text-fine text-soft">
      {shown.label} <time dateTime={shown.iso}>{shown.date}</time>
    </p>
  );
}
