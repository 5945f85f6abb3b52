import Box from "@mui/material/Box";
import { reportCopy as copy } from "./copy.ts";

const cellSx = {
  "& th, & td": { padding: "4px 12px 4px 0", textAlign: "start", fontWeight: 400 },
  "& td": { fontVariantNumeric: "tabular-nums" },
} as const;

/** The chart's figures, for people who prefer or need a table. */
export function SourceTable({
  days,
  sources,
}: {
  days: readonly string[];
  sources: readonly { name: string; counts: readonly number[] }[];
}) {
  return (
    <Box component="details" sx={{ overflowX: "auto" }}>
      <Box component="summary" sx={{ minHeight: 44, lineHeight: "44px", cursor: "pointer" }}>
        {copy.table}
      </Box>
      <Box component="table" sx={cellSx}>
        <thead>
          <tr>
            <th scope="col">{copy.day}</th>
            {sources.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
            <th scope="col">{copy.total}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {sources.map(({ name, counts }) => (
                <td key={name}>{counts[index]}</td>
              ))}
              <td>{sources.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
