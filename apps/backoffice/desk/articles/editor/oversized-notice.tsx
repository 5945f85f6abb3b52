import Alert from "@mui/material/Alert";
import MuiLink from "@mui/material/Link";
import { type RaRecord, useGetList } from "react-admin";
import { Link } from "react-router";
import type { Article } from "../../../server/desk/transport/content-shapes.ts";
import { articleCopy as copy } from "../copy.ts";

/** The most articles that are named. */
const mostNamed = 5;

/** Names the articles whose texts exceed the limits. */
export function OversizedNotice() {
  const { data = [], total = 0 } = useGetList<RaRecord & Article>("articles", {
    filter: { size: "oversized" },
    sort: { field: "title", order: "ASC" },
    pagination: { page: 1, perPage: mostNamed },
  });
  if (total === 0) return null;
  return (
    <Alert severity="warning" sx={{ marginTop: 1 }}>
      {copy.oversizedList}{" "}
      {data.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <MuiLink component={Link} to={`/articles/${id}`} sx={{ color: "inherit" }}>
            {title}
          </MuiLink>
        </span>
      ))}
      {total > data.length && copy.oversizedMore(total - data.length)}.
    </Alert>
  );
}
