import { formatDateTime } from "@crm/contract/dates";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Loading, Title } from "react-admin";
import { Link, useParams, useSearchParams } from "react-router";
import type { VersionList } from "../../../server/desk/transport/editing-shapes.ts";
import { EmptyList } from "../../shell/empty-list.tsx";
import { FormSection } from "../../shell/form-section.tsx";
import { TryAgain } from "../../shell/try-again.tsx";
import { request } from "../../transport/request.ts";
import { CompareForm, type Pair } from "./compare-form.tsx";
import { versionCopy as copy } from "./copy.ts";
import { VersionRows } from "./version-rows.tsx";

/** The published texts of one article: list, comparison, and going back to one. */
export function VersionsPage() {
  const { id = "" } = useParams();
  const { data, error } = useQuery({
    queryKey: ["articles", "versions", id],
    queryFn: () => request<VersionList>("GET", `/api/desk/articles/${id}/versions`),
  });
  if (error) return <TryAgain error={error} />;
  if (!data) return <Loading />;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 920 }}>
      <Title title={copy.title(data.title)} />
      <Button component={Link} to={`/articles/${id}`} sx={{ justifySelf: "start" }}>
        {copy.back}
      </Button>
      {data.versions.length === 0 ? (
        <EmptyList title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <Versions list={data} />
      )}
    </Box>
  );
}

function Versions({ list }: { list: VersionList }) {
  const [query, setQuery] = useSearchParams();
  const comparison = useRef<HTMLDivElement>(null);
  const newest = String(list.versions[0]?.number);
  const pair: Pair = {
    from: query.get("from") ?? String(list.versions[1]?.number ?? newest),
    to: query.get("to") ?? (list.workingCopy ? "working-copy" : newest),
  };
  const choose = (chosen: Pair) => setQuery({ ...chosen }, { replace: true });
  const { workingCopy } = list;

  return (
    <>
      {workingCopy ? (
        <Alert severity="info">
          {copy.workingCopy(workingCopy.savedBy, formatDateTime(workingCopy.savedAt))}
        </Alert>
      ) : null}
      <FormSection title={copy.list}>
        <VersionRows
          list={list}
          onCompare={(from, to) => {
            choose({ from: String(from), to: String(to) });
            comparison.current?.focus();
          }}
        />
        <Typography variant="body2" sx={{ color: "text.secondary", marginTop: 1 }}>
          {copy.kept}
        </Typography>
      </FormSection>
      <Box ref={comparison} tabIndex={-1} sx={{ outline: "none", scrollMarginTop: 80 }}>
        <FormSection title={copy.compare}>
          <CompareForm list={list} pair={pair} onChange={choose} />
        </FormSection>
      </Box>
    </>
  );
}
