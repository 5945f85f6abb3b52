import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link } from "react-admin";
import { statusNames } from "../../server/leads/lead-status.ts";
import type { PeriodReport } from "../../server/reports/report.ts";

/** How many leads have each status: a bar with its figure, which opens the leads. */
export function Funnel({ steps, help }: { steps: PeriodReport["funnel"]; help: string }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBottom: 1 }}>
        {help}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {steps.map(({ status, count, link }) => (
          <Box
            component="li"
            key={status}
            sx={{
              display: "grid",
              gridTemplateColumns: "110px minmax(0, 1fr)",
              alignItems: "center",
              minHeight: 44,
            }}
          >
            <Typography component="span">{statusNames[status]}</Typography>
            <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
              <Box
                aria-hidden
                sx={{
                  width: `${(85 * count) / most}%`,
                  minWidth: 2,
                  height: 20,
                  borderRadius: 1,
                  backgroundColor: "primary.main",
                }}
              />
              <Link
                to={link}
                aria-label={`${statusNames[status]}: ${count}`}
                sx={{ minWidth: 44, lineHeight: "44px", fontWeight: 600 }}
              >
                {count}
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
