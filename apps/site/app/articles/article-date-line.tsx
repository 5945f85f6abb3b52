import { Fragment } from "react";
import { type ArticleDates, describeDates } from "./article-date.ts";

/**
 * 'Published on' or 'Updated on' with the date, and the reading time; unknown parts are left out.
 */
export function ArticleDate({
  dates,
  minutes,
  all = false,
}: {
  dates: ArticleDates;
  minutes?: number;
  /** Also shows the publication date of an article that was updated later. */
  all?: boolean;
}) {
  const shown = describeDates(dates).slice(all ? 0 : -1);
  if (shown.length === 0 && minutes === undefined) return null;
  return (
    <p className="mt-4 text-fine text-soft">
      {shown.map(({ label, date, iso }, index) => (
        <Fragment key={label}>
          {index > 0 && " · "}
          {label} <time dateTime={iso}>{date}</time>
        </Fragment>
      ))}
      {shown.length > 0 && minutes !== undefined && " · "}
      {minutes !== undefined && `${minutes} min read`}
    </p>
  );
}
