import Box from "@mui/material/Box";
import { Link } from "react-admin";
import { describeInTime } from "../../server/reports/describe-figures.ts";
import type { Figure, OwnerReport } from "../../server/reports/report.ts";
import { queueCopy } from "../leads/queue/copy.ts";
import { reportCopy as copy } from "./copy.ts";

const tableSx = {
  borderCollapse: "collapse",
  width: "100%",
  maxWidth: 720,
  "& th, & td": { paddingInlineEnd: 2, textAlign: "start", fontWeight: 400, height: 44 },
  "& thead th": { color: "text.secondary", fontSize: 14 },
  "& tbody tr": { borderTop: 1, borderColor: "divider" },
  "& tbody th": { overflowWrap: "anywhere" },
  "& td": { fontVariantNumeric: "tabular-nums" },
} as const;

/** What became of each owner's leads; every figure opens its leads. */
export function OwnerTable({ owners }: { owners: readonly OwnerReport[] }) {
  const { columns } = copy.owners;
  return (
    <Box component="table" sx={tableSx}>
      <thead>
        <tr>
          {[columns.owner, columns.received, columns.inTime, columns.won].map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {owners.map(({ name, received, counted, inTime, won }) => {
          const owner = name === null ? queueCopy.nobody : name || queueCopy.somebodyGone;
          const cell = (column: string, { count, link }: Figure, value = String(count)) => (
            <td>
              <Link to={link} aria-label={`${owner}, ${column}: ${value}`} sx={linkSx}>
                {value}
              </Link>
            </td>
          );
          return (
            <tr key={received.link}>
              <th scope="row">{owner}</th>
              {cell(columns.received, received)}
              {cell(columns.inTime, inTime, describeInTime({ counted, inTime }))}
              {cell(columns.won, won)}
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

/** Large enough for a thumb. */
const linkSx = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  minWidth: 44,
} as const;
