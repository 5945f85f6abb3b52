import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "react-admin";
import type { Comparison, VersionList } from "../../../server/desk/transport/editing-shapes.ts";
import { TryAgain } from "../../shell/try-again.tsx";
import { request } from "../../transport/request.ts";
import { ComparisonView } from "./comparison-view.tsx";
import { versionCopy as copy } from "./copy.ts";

/** Two texts of the article by their names in the address: numbers, "working-copy" or "article". */
export interface Pair {
  from: string;
  to: string;
}

/** Lets people choose two texts of an article, and shows what differs. */
export function CompareForm({
  list,
  pair,
  onChange,
}: {
  list: VersionList;
  pair: Pair;
  onChange: (pair: Pair) => void;
}) {
  const { data, error } = useQuery({
    queryKey: ["articles", "compare", list.id, pair],
    queryFn: () =>
      request<Comparison>(
        "GET",
        `/api/desk/articles/${list.id}/versions/compare?${new URLSearchParams({ ...pair })}`,
      ),
  });
  const choices = [
    ...(list.workingCopy ? [{ value: "working-copy", label: copy.texts["working-copy"] }] : []),
    { value: "article", label: copy.texts.article },
    ...list.versions.map(({ number }) => ({
      value: String(number),
      label: copy.version(number),
    })),
  ];
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {(["from", "to"] as const).map((side) => (
          <TextField
            key={side}
            select
            label={copy[side]}
            value={pair[side]}
            onChange={(event) => onChange({ ...pair, [side]: event.target.value })}
          >
            {choices.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {error ? (
        <TryAgain error={error} />
      ) : data ? (
        <ComparisonView comparison={data} />
      ) : (
        <Loading />
      )}
    </Box>
  );
}
