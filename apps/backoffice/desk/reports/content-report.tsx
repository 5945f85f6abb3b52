import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link, type RaRecord, useGetList } from "react-admin";
import type { Feedback, SearchMiss } from "../../server/desk/transport/content-shapes.ts";
import { FormSection } from "../shell/form-section.tsx";
import { thumbLink } from "../theme/thumb.ts";
import { reportCopy as copy } from "./copy.ts";

const pagination = { page: 1, perPage: 5 };

/** What readers did not find, and which articles did not help them. */
export function ContentReport() {
  const searches = useGetList<RaRecord & SearchMiss>("searches", {
    pagination,
    sort: { field: "count", order: "DESC" },
  });
  const feedback = useGetList<RaRecord & Feedback>("feedback", {
    pagination,
    sort: { field: "unhelpful", order: "DESC" },
  });
  const unhelpful = feedback.data?.filter(({ unhelpful: count }) => count > 0);
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { md: "1fr 1fr" } }}>
      <FormSection title={copy.searches}>
        <TopList
          rows={searches.data?.map(({ id, term, count }) => ({
            id,
            name: term,
            value: copy.times(count),
          }))}
          none={copy.noSearches}
          all={
            <Link to="/searches" sx={thumbLink}>
              {copy.allSearches}
            </Link>
          }
        />
      </FormSection>
      <FormSection title={copy.feedback}>
        <TopList
          rows={unhelpful?.map(({ id, title, unhelpful: count }) => ({
            id,
            name: (
              <Link to={`/feedback/${id}/show`} sx={thumbLink}>
                {title}
              </Link>
            ),
            value: copy.readers(count),
          }))}
          none={copy.noFeedback}
          all={
            <Link to="/feedback" sx={thumbLink}>
              {copy.allFeedback}
            </Link>
          }
        />
      </FormSection>
    </Box>
  );
}

function TopList({
  rows,
  none,
  all,
}: {
  rows: readonly { id: RaRecord["id"]; name: ReactNode; value: string }[] | undefined;
  none: string;
  all: ReactNode;
}) {
  if (!rows) return null;
  return (
    <>
      {rows.length === 0 ? <Typography>{none}</Typography> : null}
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {rows.map(({ id, name, value }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "flex",
              alignItems: "center",
              justifyContent: "space-between",
              gap: 2,
              minHeight: 44,
              overflowWrap: "anywhere",
            }}
          >
            <span>{name}</span>
            <Typography component="span" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {all}
    </>
  );
}
